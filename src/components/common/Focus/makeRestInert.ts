/** What speaks to the reader whatever is in front, and what components draw over the page, in front of anything in it. */
const SPARED = '#announcer, .MuiModal-root, .MuiPopper-root';

/** Takes everything that is not in the element, nor around it, out of reach; gives back the way to undo it. */
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
