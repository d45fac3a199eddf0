import Translate, {translate} from '@docusaurus/Translate';
import {NAMES_PATH} from '@mui-x-docs/doctor/namesPath';
import {useSite} from '@site/src/contexts/DocsConfig';
import {clsx} from 'clsx';
import {useEffect, useId, useRef, useState, type DragEvent, type ReactNode} from 'react';
import type {CodeNames} from '../../../../../site/upgrade/shared';
import {announce} from '../../../common/Announcer/announce';
import {CheckResult} from './CheckResult';
import {formatReport} from './formatReport';
import type {ChosenFile, CheckReport} from './protocol';
import styles from './ProjectCheck.module.css';

type State =
  | {step: 'idle' | 'failed'}
  | {step: 'checking'; done: number; total: number}
  | {step: 'checked'; report: CheckReport};

/** Renders a button that opens a file dialog. */
function FileButton({
  label,
  isFolder,
  hintId,
  onChoose,
}: {
  label: string;
  isFolder?: boolean;
  hintId: string;
  onChoose: (files: readonly File[]) => void;
}): ReactNode {
  return (
    <label className={styles.button}>
      <input
        type="file"
        multiple
        aria-describedby={hintId}
        {...(isFolder
          ? {webkitdirectory: ''}
          : {accept: '.js,.jsx,.ts,.tsx,.mjs,.cjs,.mts,.cts,.json'})}
        onChange={(event) => {
          const {files} = event.currentTarget;
          if (files && files.length > 0) {
            onChoose([...files]);
          }
          // The same folder can be chosen again after an edit.
          event.currentTarget.value = '';
        }}
      />
      <span>{label}</span>
    </label>
  );
}

/**
 * Checks files that the user drops or chooses for names that this version of MUI X doesn't have. The
 * files are read in a worker, which loads with them.
 */
export function ProjectCheck({onCode}: {onCode: (code: CodeNames) => void}): ReactNode {
  const id = useId();
  const {baseUrl, url, version} = useSite();
  const [state, setState] = useState<State>({step: 'idle'});
  const [isOver, setOver] = useState(false);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const check = (list: () => ChosenFile[] | Promise<ChosenFile[]>) => {
    cancel.current?.();
    let isCanceled = false;
    cancel.current = () => {
      isCanceled = true;
    };
    const end = (report: CheckReport | undefined) => {
      if (!isCanceled) {
        setState(report ? {step: 'checked', report} : {step: 'failed'});
        if (report) {
          announce(formatReport(report, version));
          if (report.code.paths.size > 0) {
            onCode(report.code);
          }
        }
      }
    };
    const start = async () => {
      const {startCheck} = await import('./startCheck');
      const files = await list();
      if (isCanceled) {
        return;
      }
      setState({step: 'checking', done: 0, total: files.length});
      const stop = startCheck(
        {files, namesUrl: `${baseUrl}${NAMES_PATH}`},
        (done) => setState({step: 'checking', done, total: files.length}),
        end,
      );
      cancel.current = () => {
        isCanceled = true;
        stop();
      };
    };
    setState({step: 'checking', done: 0, total: 0});
    start().catch(() => end(undefined));
  };
  const load = () => import('./listChosen');

  const choose = (files: readonly File[]) => {
    check(async () => (await load()).listInputFiles(files));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    // Must be read during the event.
    const {items, files} = event.dataTransfer;
    const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
    if (entries.length > 0) {
      check(async () => (await load()).listDroppedFiles(entries));
    } else {
      choose([...files]);
    }
  };

  return (
    <div className={styles.root} role="group" aria-labelledby={`${id}-label`}>
      <div
        className={clsx(styles.zone, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p id={`${id}-label`} className={styles.label}>
          <Translate id="docs.upgrade.check.label" description="Labels an area to drop files on">
            Check your project: drop a folder, source files, or package.json
          </Translate>
        </p>
        <p id={`${id}-hint`}>
          <Translate
            id="docs.upgrade.check.hint"
            description="Below the label of an area to drop files on"
          >
            Nothing is uploaded: your files are read in this browser.
          </Translate>
        </p>
        <div className={styles.buttons}>
          <FileButton
            isFolder
            label={translate({id: 'docs.upgrade.check.folder', message: 'Choose a folder'})}
            hintId={`${id}-hint`}
            onChoose={choose}
          />
          <FileButton
            label={translate({id: 'docs.upgrade.check.files', message: 'Choose files'})}
            hintId={`${id}-hint`}
            onChoose={choose}
          />
        </div>
      </div>
      {state.step === 'checking' && (
        <div className={styles.progress}>
          <progress
            max={state.total || 1}
            value={state.done}
            aria-label={translate({
              id: 'docs.upgrade.check.progress',
              message: 'Progress of the check',
            })}
          />
          <span>
            {`${state.done.toLocaleString('en-US')} / ${state.total.toLocaleString('en-US')}`}
          </span>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              cancel.current?.();
              setState({step: 'idle'});
            }}
          >
            {translate({id: 'docs.upgrade.check.cancel', message: 'Cancel'})}
          </button>
        </div>
      )}
      {state.step === 'failed' && (
        <p role="alert">
          <Translate id="docs.upgrade.check.failed" description="When files cannot be checked">
            Couldn't check the files. Check your connection, and choose them again.
          </Translate>
        </p>
      )}
      {state.step === 'checked' && (
        <>
          <p className={styles.label}>{formatReport(state.report, version)}</p>
          <CheckResult report={state.report} siteUrl={url} />
        </>
      )}
    </div>
  );
}
