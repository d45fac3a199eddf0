/** Where a letter means a letter: fields, and the parts of grids and pickers that take typing. */
const TYPED_INTO =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="spinbutton"], [role="combobox"], [role="gridcell"], [role="treeitem"], dialog, [role="dialog"]';

/** Whether a key pressed on this element belongs to the element. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
