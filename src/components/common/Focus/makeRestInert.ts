/** Live regions, and MUI portals that can appear in front of the element. */
const NEVER_INERT = '#announcer, .MuiModal-root, .MuiPopper-root';

/**
 * Makes everything inert except the element and its ancestors. Returns a function that reverts it.
 */
export function makeRestInert(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let current = element; current !== document.body && current.parentElement;) {
    const parent = current.parentElement;
    for (const sibling of parent.children) {
      if (
        sibling !== current &&
        sibling instanceof HTMLElement &&
        !sibling.inert &&
        !sibling.matches(NEVER_INERT)
      ) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
    current = parent;
  }
  return () => {
    changed.forEach((sibling) => {
      sibling.inert = false;
    });
  };
}
