prefix operator %%
public prefix func %% (share: Int) -> Int { share }
