import {useEffect, useState, type RefObject} from 'react';
import {SHOW_PART, type PartState, type ShowPart} from '../../../../site/playgrounds/shared';
import type {LoadedPlayground} from './loadedPlayground';

interface ShownPart {
  className?: string | undefined;
  state?: PartState | undefined;
  /** Changes when the part is no longer shown: a restart closes what an event has opened. */
  runKey: number;
}

/** Returns the part that a row of an API table asks the playground to show, and its state. */
export function useShownPart(
  layout: RefObject<HTMLElement | null>,
  {parts = []}: LoadedPlayground,
): ShownPart {
  const [shown, setShown] = useState<ShownPart>({runKey: 0});
  useEffect(() => {
    const playground = layout.current?.parentElement;
    const show = (event: Event): void => {
      const {detail} = event as CustomEvent<ShowPart>;
      const {className} = detail;
      const state =
        className === undefined
          ? undefined
          : parts.find(([classes]) => new RegExp(classes).test(className));
      [, , detail.selector, ...detail.events] = state ?? ['', {}];
      setShown(({runKey}) => ({
        className,
        state,
        runKey: className === undefined ? runKey + 1 : runKey,
      }));
      event.preventDefault();
    };
    playground?.addEventListener(SHOW_PART, show);
    return () => playground?.removeEventListener(SHOW_PART, show);
  }, [layout, parts]);
  return shown;
}
