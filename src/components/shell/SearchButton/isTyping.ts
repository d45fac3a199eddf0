/** Matches elements that accept typed text: fields, and parts of grids and pickers. */
const TYPING_TARGETS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="spinbutton"], [role="combobox"], [role="gridcell"], [role="treeitem"], dialog, [role="dialog"]';

/** Returns whether a key pressed on this element is handled by the element. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(TYPING_TARGETS) !== null &&
    // A closed dialog keeps the focus until the next frame.
    target.closest('dialog:not([open])') === null
  );
}
