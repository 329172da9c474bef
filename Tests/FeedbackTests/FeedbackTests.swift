// FeedbackTests
