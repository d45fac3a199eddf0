import type {ReactNode} from 'react';
import {useEffect, useId, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {codeStylingStore} from '@site/src/settings/codeStylingStore';
import {codeVariantStore} from '@site/src/settings/codeVariantStore';
import {useSetting} from '@site/src/settings/useSetting';
import type {DemoMeta, DemoSources} from '@site/plugins/demos/shared';
import DemoCode from './DemoCode';
import DemoStage from './DemoStage';
import DemoToolbar from './DemoToolbar';
import {listAnchors} from './listAnchors';
import {useNearViewport} from './useNearViewport';
import styles from './Demo.module.css';

/** The props that a page writes; `plugins/demos` checks them at build and adds `demo`. */
export interface DemoProps {
  /** The name of the file or folder beside the page. */
  name: string;
  /** `true` opens the full code from the start, `false` hides even the preview. */
  defaultCodeOpen?: boolean;
  /** Shows the running demo alone, without toolbar and code. */
  hideToolbar?: boolean;
  /** Keeps advertising away from this demo. */
  disableAd?: boolean;
  /** What the demo stands on; `outlined` by default. */
  bg?: 'outlined' | 'inline' | 'playground' | 'paper';
  /** Height of the running demo in px; by default what its component family usually takes. */
  height?: number;
  /** Greatest width of the running demo in px. */
  maxWidth?: number;
  /** Runs the demo in a frame of its own, for components that look at the window. */
  iframe?: boolean;
  /** Shows the code without letting readers change it. */
  disableLiveEdit?: boolean;
  demo: DemoMeta;
}

/** A running example with its source: the code is in the page, the component loads when it comes near the viewport. */
export default function Demo({
  demo,
  name,
  bg = 'outlined',
  defaultCodeOpen,
  hideToolbar = false,
  height = demo.height,
  maxWidth,
}: DemoProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const codeId = useId();
  const near = useNearViewport(root);
  const [open, setOpen] = useState(defaultCodeOpen === true);
  const [sources, setSources] = useState<DemoSources>();
  const [wanted, setWanted] = useState(false);
  const preferredStyling = useSetting(codeStylingStore);
  const preferredVariant = useSetting(codeVariantStore);
  const styling = demo.stylings.find((one) => one === preferredStyling) ?? demo.stylings[0]!;

  const brokenLinks = useBrokenLinks();
  const anchors = listAnchors(name);
  anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));

  // The page shows TypeScript in the first styling; anything else is loaded when it is about to be seen.
  const isInPage = preferredVariant === 'TS' && styling === demo.stylings[0];
  const mustLoad = wanted || (near && !hideToolbar && !isInPage);
  useEffect(() => {
    if (mustLoad && !sources) {
      let active = true;
      void demo.loadSources?.().then(
        (loaded) => active && setSources(loaded),
        () => undefined,
      );
      return () => {
        active = false;
      };
    }
    return undefined;
  }, [mustLoad, sources, demo]);

  const files = sources?.[styling]?.[preferredVariant];
  const previewShown = demo.lines.preview > 0 && defaultCodeOpen !== false;

  return (
    <div
      ref={root}
      className={styles.demo}
      data-bg={bg}
      role="group"
      aria-label={translate(
        {id: 'docs.demo.label', message: '{name} demo', description: 'Names a live demo'},
        {name},
      )}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className={styles.anchor} />
      ))}
      <DemoStage
        demo={demo}
        styling={styling}
        near={near}
        height={height}
        {...(maxWidth !== undefined && {maxWidth})}
      />
      {!hideToolbar && (
        <>
          <DemoToolbar
            demo={demo}
            styling={styling}
            variant={preferredVariant}
            open={open}
            hasPreview={previewShown}
            codeId={codeId}
            onToggle={() => setOpen(!open)}
          />
          <DemoCode
            id={codeId}
            demo={demo}
            {...(files?.[0] && {file: files[0]})}
            state={open ? 'open' : previewShown ? 'preview' : 'closed'}
            near={near}
            onWant={() => setWanted(true)}
          />
        </>
      )}
    </div>
  );
}
