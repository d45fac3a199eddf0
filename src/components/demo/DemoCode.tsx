import type {CSSProperties, MouseEvent, ReactNode, Ref} from 'react';
import {useEffect, useId, useImperativeHandle, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {DemoFile, DemoMeta} from '@site/plugins/demos/shared';
import {CopyButton} from '../common/Copy/CopyButton';
import {TabList} from '../common/TabList/TabList';
import type {SplitSource} from './edit/splitSource';
import {joinSource} from './joinSource';
import type {LiveEdit} from './useLiveEdit';
import styles from './DemoCode.module.css';

/** What the toolbar asks of the code below it. */
export interface DemoCodeHandle {
  /** The full text of the file on show. */
  getText: () => string;
}

interface DemoCodeProps {
  id: string;
  demo: DemoMeta;
  /** The files to show; without them, the source that is in the page. */
  files?: DemoFile[];
  state: 'closed' | 'preview' | 'open';
  near: boolean;
  /** Called when the page holds no source, as after navigation in the browser, and one is about to be seen. */
  onWant: () => void;
  /** Changing the first file; undefined where the demo may not be changed. */
  edit?: LiveEdit | undefined;
  /** Whether classes of Tailwind style the demo. */
  hasTailwind: boolean;
  ref: Ref<DemoCodeHandle>;
}

/** What is shown of a part of the code: without the lines around the preview, and without its indentation. */
function readShownText(part: Node): string {
  const copy = part.cloneNode(true) as Element;
  copy
    .querySelectorAll('[data-part=rest], [data-part=indent]')
    .forEach((hidden) => hidden.remove());
  return copy.textContent;
}

/** How many characters of the code on show lie before a point of the window. */
function findCaret(code: Element, {clientX, clientY}: MouseEvent, isPreview: boolean): number {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (!position || !code.contains(position.offsetNode)) {
    return 0;
  }
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(position.offsetNode, position.offset);
  const holder = document.createElement('div');
  holder.append(range.cloneContents());
  return isPreview ? readShownText(holder).length : holder.textContent.length;
}

/** The source of a demo. The static page holds it as HTML, and hydration leaves it as it is. */
export default function DemoCode({
  id,
  demo,
  files,
  state,
  near,
  onWant,
  edit,
  hasTailwind,
  ref,
}: DemoCodeProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const hint = useRef<HTMLButtonElement>(null);
  const partId = useId();
  const [inPage, setInPage] = useState(true);
  const [chosen, setChosen] = useState(0);

  useEffect(() => {
    setInPage(code.current?.innerHTML !== '');
  }, []);
  const open = state === 'open';
  const hasTabs = open && demo.fileCount > 1;
  const wants = !files && (inPage ? hasTabs : near || open);
  useEffect(() => {
    if (wants) {
      onWant();
    }
  }, [wants, onWant]);

  const index = open && files && chosen < files.length ? chosen : 0;
  const file = files?.[index] ?? demo.file;
  const isEditor = index === 0 && edit?.active === true;
  const split = isEditor && file ? edit.tools?.splitSource(edit.text, file, !open) : undefined;

  const getText = () => (isEditor ? edit.text : (code.current?.textContent ?? '')).trimEnd();
  // What is copied is what is seen: the preview alone, without the indentation that it has in the file.
  const getShownText = () => {
    if (split) {
      return split.shown.trimEnd();
    }
    return open || !code.current ? getText() : readShownText(code.current).trimEnd();
  };
  useImperativeHandle(ref, () => ({getText}));

  const editAtPoint = (event: MouseEvent) => {
    // Selecting text to read or copy it is not editing.
    if (index === 0 && document.getSelection()?.isCollapsed !== false && code.current) {
      edit?.start(findCaret(code.current, event, !open));
    }
  };

  const Editor = edit?.tools?.DemoEditor;
  return (
    <div
      id={id}
      className={styles.code}
      data-state={state}
      style={
        {
          '--lines': !open ? demo.lines.preview : index === 0 ? demo.lines.full : 1,
        } as CSSProperties
      }
    >
      {hasTabs && (
        <TabList
          label={translate({id: 'docs.demo.files', message: 'Files of the demo'})}
          names={files?.map(({name}) => name) ?? [`${demo.name}.tsx`]}
          index={index}
          id={partId}
          panelOf={() => `${partId}-panel`}
          onChoose={setChosen}
        />
      )}
      <div
        id={`${partId}-panel`}
        className={`MuiCode-root ${styles.body}`}
        {...(hasTabs && {role: 'tabpanel', 'aria-labelledby': `${partId}-tab-${index}`})}
      >
        {isEditor && <EditorNotes edit={edit} split={split} partId={partId} />}
        {edit && index === 0 && state !== 'closed' && (
          <button
            ref={hint}
            type="button"
            id={`${partId}-hint`}
            className={styles.hint}
            onFocus={edit.prepare}
            onClick={() => edit.start(0)}
          >
            <Translate
              id="docs.demo.editHint"
              values={{
                enter: <kbd>{translate({id: 'docs.demo.editHintKey', message: 'Enter'})}</kbd>,
              }}
            >
              {'Press {enter} to start editing'}
            </Translate>
          </button>
        )}
        {isEditor && Editor && split ? (
          <div className={styles.pre} dir="ltr">
            <Editor
              // Another part of the text is another field, with an undo of its own.
              key={state}
              text={split.shown}
              fileName={file?.name ?? demo.name}
              entry={edit.entry}
              leaveId={`${partId}-leave`}
              errorId={edit.error && `${partId}-error`}
              onChange={(shown) => edit.change(edit.tools!.joinSplit({...split, shown}))}
              onLeave={() => hint.current?.focus()}
            />
          </div>
        ) : (
          // Clicking is the short way in; the button above is the one for the keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
          <pre
            className={styles.pre}
            dir="ltr"
            translate="no"
            // A scrolling area must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="group"
            aria-label={translate(
              {
                id: 'docs.demo.source',
                message: 'Source of {name}',
                description: 'Names a code area',
              },
              {name: file?.name ?? `${demo.name}.tsx`},
            )}
            onClick={edit && editAtPoint}
          >
            <code
              ref={code}
              // In the browser the text is not part of the page's script: React keeps what the document holds.
              suppressHydrationWarning
              dangerouslySetInnerHTML={{__html: file ? joinSource(file) : ''}}
            />
          </pre>
        )}
        {isEditor && hasTailwind && (
          <p className={styles.note}>
            <Translate id="docs.demo.tailwindNote">
              Only the classes that this demo already uses have styles here. To use others, open it
              in StackBlitz.
            </Translate>
          </p>
        )}
        <CopyButton
          text={getShownText}
          data-ga-event-category={open ? 'demo-expand' : 'demo'}
          data-ga-event-action="copy-click"
        />
      </div>
    </div>
  );
}

/** What is said beside the editor: how to leave it, and what is wrong with the text. */
function EditorNotes({
  edit: {error, tools},
  split,
  partId,
}: {
  edit: LiveEdit;
  /** The edited text around the part on show; undefined while that is not known. */
  split: SplitSource | undefined;
  partId: string;
}): ReactNode {
  const message = error?.message;
  const {line, column} =
    (error?.line !== undefined &&
      split &&
      tools?.findShownPosition(split, {line: error.line, column: error.column})) ||
    {};
  return (
    <>
      <span id={`${partId}-leave`} className="visually-hidden">
        <Translate
          id="docs.demo.editLeave"
          description="What screen readers say of the field in which the code is changed"
        >
          Press Escape to leave the editor
        </Translate>
      </span>
      {/* There before the first error, so that screen readers listen. */}
      <div id={`${partId}-error`} role="alert">
        {error && (
          <div className={styles.error} dir="auto">
            {line === undefined ? (
              message
            ) : column === undefined ? (
              <Translate id="docs.demo.errorInLine" values={{line, message}}>
                {'Line {line}: {message}'}
              </Translate>
            ) : (
              <Translate id="docs.demo.errorAt" values={{line, column, message}}>
                {'Line {line}, column {column}: {message}'}
              </Translate>
            )}
          </div>
        )}
      </div>
    </>
  );
}
