/** Live regions, and MUI portals that can appear in front of the element. */
const SPARED = '#announcer, .MuiModal-root, .MuiPopper-root';

/**
 * Makes everything inert except the element and its ancestors. Returns a function that reverts it.
 */
export function makeRestInert(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let inside = element; inside !== document.body && inside.parentElement;) {
    const parent = inside.parentElement;
    for (const sibling of parent.children) {
      if (
        sibling !== inside &&
        sibling instanceof HTMLElement &&
        !sibling.inert &&
        !sibling.matches(SPARED)
      ) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
    inside = parent;
  }
  return () => {
    changed.forEach((sibling) => {
      sibling.inert = false;
    });
  };
}
