// ThirdParty
