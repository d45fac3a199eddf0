import * as React from 'react';

/** Returns whether an element is in the visible part of the page. */
export function useInView(ref: React.RefObject<Element | null>) {
  const [inView, setInView] = React.useState(false);

  React.useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)!.isIntersecting),
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);

  return inView;
}
