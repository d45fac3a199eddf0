import * as React from 'react';

/** Returns whether any part of the element is in the viewport. */
export function useIsInView(ref: React.RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = React.useState(false);

  React.useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)!.isIntersecting),
    );
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, [ref]);

  return isInView;
}
