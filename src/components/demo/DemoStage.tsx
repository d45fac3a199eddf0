import type {ComponentType, CSSProperties, ReactNode, Ref} from 'react';
import {startTransition, Suspense, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta, LoadedDemo} from '@site/plugins/demos/shared';
import {useSite} from '@site/src/contexts/DocsConfig';
import {site} from '@site/src/contexts/site';
import {densityStore} from '@site/src/settings/stores';
import {useSetting} from '@site/src/settings/useSetting';
import {IconFont} from './IconFont/IconFont';
import {DemoFont, loadDemoFont} from './DemoFont';
import type {DemoRunnerProps} from './DemoRunner';
import {findDescriptionId} from './findDescriptionId';
import {listAnchors} from './listAnchors';
import {queueMount} from './queueMount';
import styles from './Demo.module.css';

interface DemoStageProps {
  demo: DemoMeta;
  styling: DemoStyling;
  isNear: boolean;
  height: number;
  maxWidth?: number;
  /** Changing this key restarts the demo. */
  runKey: number;
  /** The element that receives the focus, so the next Tab moves into the demo. */
  focusRef: Ref<HTMLSpanElement>;
  /** Props for the component. Only playgrounds pass any. */
  props?: Record<string, unknown>;
  /** `true` if the demo runs in an iframe. */
  isInIframe?: boolean;
  /** `true` once the children replace the demo. Until then, they load invisibly. */
  isReplaced?: boolean;
  /** The user's edited version of the demo. */
  children?: ReactNode;
}

interface LoadedStage {
  /** The number of loads so far. Another styling or date library starts a new load. */
  loadCount: number;
  Runner: ComponentType<DemoRunnerProps>;
  /** The id of the element that describes the demo. */
  descriptionId: string | undefined;
  loaded: LoadedDemo;
}

async function loadDemo(
  demo: DemoMeta,
  styling: DemoStyling,
): Promise<Omit<LoadedStage, 'loadCount' | 'descriptionId'>> {
  const [{default: Runner}, loaded] = await Promise.all([
    import(/* webpackChunkName: "demo-runner" */ './DemoRunner'),
    demo.load![styling]!(),
    loadDemoFont(),
    demo.plan &&
      site.licenseKey &&
      import('./setLicenseKey').then(({setLicenseKey}) => setLicenseKey(site.licenseKey!)),
  ]);
  return {Runner, loaded};
}

/**
 * Renders the area where the demo runs: a box of fixed height, with a placeholder until the demo is
 * near the viewport.
 */
export default function DemoStage({
  demo,
  styling,
  isNear,
  height,
  maxWidth,
  runKey,
  focusRef,
  props,
  isInIframe = false,
  isReplaced = false,
  children,
}: DemoStageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<LoadedStage>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isNear || !demo.load) {
      return undefined;
    }
    let active = true;
    let cancelMount = (): void => undefined;
    loadDemo(demo, styling).then(
      (loaded) => {
        const root = stage.current?.closest('[data-demo]');
        const descriptionId = root ? findDescriptionId(root) : undefined;
        // Low priority, because starting a demo must not block the page.
        const run = () =>
          startTransition(() => {
            setFailed(false);
            setRunning((before) => ({
              ...loaded,
              descriptionId,
              loadCount: (before?.loadCount ?? 0) + 1,
            }));
          });
        // React removes a stage from the page some time before it cleans up this effect.
        if (active && stage.current) {
          cancelMount = queueMount(stage.current, run);
        }
      },
      () => active && setFailed(true),
    );
    return () => {
      active = false;
      cancelMount();
    };
  }, [demo, isNear, styling, attempt]);

  const {url} = useSite();
  const {pathname} = useLocation();
  const dense = useSetting(densityStore);
  const demoUrl = `${url}${pathname}#${listAnchors(demo.name)[0]}`;
  const size: CSSProperties = {minBlockSize: height, maxInlineSize: maxWidth};
  return (
    <div ref={stage} className={styles.stage}>
      <DemoFont />
      {isNear && demo.iconFont && <IconFont />}
      <span
        ref={focusRef}
        className={styles.focusTarget}
        // Reached only from the toolbar; the next Tab moves into the demo.
        tabIndex={-1}
        role="note"
        aria-label={translate(
          {
            id: 'docs.demo.focusTarget',
            message: 'Start of the {name} demo. Press Tab to move into it.',
          },
          {name: demo.name},
        )}
      />
      {failed && (
        <div className={styles.failure} role="alert">
          <p className={styles.failureTitle}>
            <Translate id="docs.demo.loadFailed">This demo could not be loaded</Translate>
          </p>
          <button type="button" className={styles.button} onClick={() => setAttempt(attempt + 1)}>
            <Translate id="docs.demo.retry">Try again</Translate>
          </button>
        </div>
      )}
      {/* Demos are in English in every language of the docs. */}
      <div
        className={styles.content}
        lang="en"
        // Translators modify DOM text that React updates, which would break the components.
        translate="no"
        data-demo-scope={demo.id}
        data-outline={demo.outline}
        style={size}
        hidden={failed}
      >
        {!isReplaced && running && (
          <Suspense>
            <running.Runner
              // A grid preserves its density when the default changes, so the demo remounts.
              key={`${running.loadCount} ${runKey} ${dense}`}
              name={demo.name}
              height={isInIframe ? height : undefined}
              descriptionId={running.descriptionId}
              {...running.loaded}
              {...(props && {props})}
            />
          </Suspense>
        )}
        {children && <div className={isReplaced ? undefined : styles.outOfSight}>{children}</div>}
      </div>
      {!running && (
        <>
          <p className={styles.needsScript}>
            <Translate id="docs.demo.needsScript">This demo needs JavaScript to run.</Translate>
          </p>
          <p className={styles.onPaper} data-on-paper>
            <Translate
              id="docs.demo.onPaper"
              values={{address: demoUrl}}
              description="In print, instead of a demo that was not running when the page was printed"
            >
              {'Run this demo at {address}'}
            </Translate>
          </p>
        </>
      )}
    </div>
  );
}
