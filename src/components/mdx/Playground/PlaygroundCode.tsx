import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {COPIED_DURATION_MS} from '../../common/Copy/CopyButton';
import type {DemoLibrary} from '../../../../site/demos/shared';
import {DATE_LIBRARY_NAMES, dateLibraryStore} from '../../../settings/dateLibraryStore';
import type {DemoSnapshot} from '../../demo/demoActions';
import {copyOrReport} from '../../demo/copyActions';
import {loadDemoActions, openSandbox} from '../../demo/openSandbox';
import {showMessage} from '../../common/Message/showMessage';
import {CodeBlock} from '../Code/CodeBlock';
import {highlightJsx} from './highlightJsx';
import styles from './PlaygroundCode.module.css';

const preloadActions = () => void loadDemoActions().catch(() => undefined);

interface PlaygroundCodeProps {
  code: string;
  /** Loads the state of the demo for an online editor. */
  loadSnapshot: () => DemoSnapshot | Promise<DemoSnapshot>;
  /** The date libraries to choose from, and the chosen one. */
  libraries?: readonly DemoLibrary[] | undefined;
  library?: DemoLibrary | undefined;
}

/** Renders the code of the current configuration, with actions to copy or open it. */
export function PlaygroundCode({
  code,
  loadSnapshot,
  libraries = [],
  library,
}: PlaygroundCodeProps): ReactNode {
  const copyLink = () =>
    copyOrReport(window.location.href, () =>
      showMessage(
        translate({
          id: 'docs.playground.linkCopied',
          message: 'A link to your choices has been copied to your clipboard.',
        }),
      ),
    );
  const actions = [
    {
      name: 'stackblitz',
      text: translate({id: 'docs.demo.stackblitz', message: 'Edit in StackBlitz'}),
      run: () => openSandbox('stackblitz', loadSnapshot),
    },
    {
      name: 'codesandbox',
      text: translate({id: 'docs.demo.codesandbox', message: 'Edit in CodeSandbox'}),
      run: () => openSandbox('codesandbox', loadSnapshot),
    },
    {
      name: 'link',
      text: translate({id: 'docs.playground.copyLink', message: 'Copy link'}),
      run: copyLink,
    },
  ];
  return (
    <div className={styles.result}>
      <CodeBlock
        className={styles.code}
        html={highlightJsx(code)}
        language="tsx"
        copiedDuration={COPIED_DURATION_MS}
      />
      <div className={styles.actions}>
        {actions.map(({name, text, run}) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            // Loads before the click, so the browser still attributes the new tab to the user's
            // gesture.
            onPointerEnter={preloadActions}
            onFocus={preloadActions}
            onClick={() => void run()}
          >
            {text}
          </button>
        ))}
        {libraries.length > 1 && (
          <label className={styles.library}>
            <span>{translate({id: 'docs.demo.dateLibrary', message: 'Date library'})}</span>
            <select
              className={styles.button}
              value={library}
              onChange={(event) => dateLibraryStore.set(event.target.value as DemoLibrary)}
            >
              {libraries.map((one) => (
                <option key={one} value={one}>
                  {DATE_LIBRARY_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </div>
  );
}
