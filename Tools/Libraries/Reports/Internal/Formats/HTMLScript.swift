/// What a page does when somebody presses a button or types; without the script every entry is shown, folded.
enum HTMLScript {
  static let text = """
    "use strict";
    const changes = [...document.querySelectorAll("details.change")];
    const buttons = [...document.querySelectorAll("button[data-weight]")];
    const search = document.querySelector("input[type=search]");
    const unfold = document.getElementById("unfold");
    const shown = document.getElementById("shown");
    function show() {
      const hidden = new Set(buttons.filter(b => b.ariaPressed === "false").map(b => b.dataset.weight));
      const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const change of changes) {
        const isShown = !hidden.has(change.dataset.weight)
          && words.every(word => change.dataset.words.includes(word));
        change.hidden = !isShown;
        if (isShown) count += 1;
      }
      for (const section of document.querySelectorAll("main section")) {
        const own = [...section.querySelectorAll("details.change")];
        section.hidden = own.length > 0 && own.every(change => change.hidden);
      }
      shown.textContent = count === changes.length ? "" : `${count} of ${changes.length} shown`;
    }
    for (const button of buttons) {
      button.addEventListener("click", () => {
        button.ariaPressed = button.ariaPressed === "true" ? "false" : "true";
        show();
      });
    }
    if (search) {
      search.addEventListener("input", show);
      document.addEventListener("keydown", event => {
        if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); }
        if (event.key === "Escape") { search.value = ""; show(); }
      });
      unfold.addEventListener("click", () => {
        const opens = unfold.textContent === "Unfold all";
        for (const change of changes) { if (!change.hidden) change.open = opens; }
        unfold.textContent = opens ? "Fold all" : "Unfold all";
      });
    }
    let folded = [];
    window.addEventListener("beforeprint", () => {
      folded = changes.filter(change => !change.open);
      for (const change of folded) change.open = true;
    });
    window.addEventListener("afterprint", () => { for (const change of folded) change.open = false; });

    """
}
