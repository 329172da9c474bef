/// How a page looks, on light and dark screens and on paper.
enum HTMLStyle {
  static let text = """
    :root { --fg: #1f2328; --bg: #fff; --soft: #59636e; --line: #d1d9e0; --card: #f6f8fa;
      --breaking: #cf222e; --fragile: #8250df; --additive: #1a7f37; --compatible: #9a6700; --accepted: #59636e; --none: #59636e; }
    @media (prefers-color-scheme: dark) { :root { --fg: #f0f6fc; --bg: #0d1117; --soft: #9198a1;
      --line: #3d444d; --card: #151b23; --breaking: #f85149; --fragile: #bc8cff; --additive: #3fb950;
      --compatible: #d29922; --accepted: #9198a1; --none: #9198a1; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 70rem; padding: 1rem 1.5rem 3rem; color: var(--fg); background: var(--bg);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    header { border-left: .4rem solid var(--additive); padding-left: 1rem; margin: 1rem 0 1.5rem; }
    .breaking > header { border-color: var(--breaking); }
    .fragile > header { border-color: var(--fragile); }
    .compatible > header { border-color: var(--compatible); }
    h1 { font-size: 1.6rem; margin: 0; line-height: 1.25; }
    h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
    h3 { font-size: .85rem; margin: .75rem 0 .25rem; color: var(--soft); }
    small, .rules, .place, footer { color: var(--soft); font-weight: normal; font-size: .85rem; }
    header p { margin: .25rem 0; }
    .conclusion { font-weight: 600; }
    nav { position: sticky; top: 0; background: var(--bg); display: flex; flex-wrap: wrap; gap: .5rem;
      align-items: center; padding: .5rem 0; border-bottom: 1px solid var(--line); }
    nav p { margin: 0; color: var(--soft); font-size: .85rem; }
    button, input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: .4rem; padding: .25rem .7rem; }
    button { cursor: pointer; }
    button[aria-pressed="false"] { opacity: .5; text-decoration: line-through; }
    :focus-visible { outline: 2px solid #4493f8; outline-offset: 1px; }
    .change { border: 1px solid var(--line); border-left: .25rem solid var(--none); border-radius: .4rem;
      margin: .4rem 0; padding: 0 .8rem; content-visibility: auto; contain-intrinsic-size: auto 2.6rem; }
    .change[open] { padding-bottom: .6rem; }
    summary { cursor: pointer; padding: .45rem 0; }
    .change.breaking { border-left-color: var(--breaking); } .change.breaking .badge { color: var(--breaking); }
    .change.fragile { border-left-color: var(--fragile); } .change.fragile .badge { color: var(--fragile); }
    .change.additive { border-left-color: var(--additive); } .change.additive .badge { color: var(--additive); }
    .change.compatible { border-left-color: var(--compatible); }
    .change.compatible .badge { color: var(--compatible); }
    .badge { font-weight: 600; font-size: .85rem; }
    .change.accepted .badge { color: var(--accepted); }
    code, pre { font: .875rem/1.45 ui-monospace, SFMono-Regular, Menlo, monospace; }
    pre { background: var(--card); border-radius: .4rem; padding: .6rem .8rem; margin: .25rem 0; overflow-x: auto;
      white-space: pre-wrap; }
    del, ins { text-decoration: none; } del { color: var(--breaking); } ins { color: var(--additive); }
    .change p { margin: .4rem 0; }
    [hidden] { display: none !important; }
    @media print { nav, script { display: none; } body { max-width: none; }
      .change { break-inside: avoid; content-visibility: visible; } }

    """
}
