postfix operator %%
public postfix func %% (share: Int) -> Int { share }
