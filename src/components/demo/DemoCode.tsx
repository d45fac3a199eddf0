import type {CSSProperties, MouseEvent, ReactNode, Ref} from 'react';
import {useEffect, useId, useImperativeHandle, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {DemoFile, DemoMeta, DemoVariant, DemoVariants} from '@site/plugins/demos/shared';
import {CopyButton} from '../common/Copy/CopyButton';
import {TabList} from '../common/TabList/TabList';
import {createSourceHtml} from './createSourceHtml';
import type {LiveEdit} from './useLiveEdit';
import styles from './DemoCode.module.css';

/** The methods that the toolbar calls on the code below it. */
export interface DemoCodeHandle {
  /** Returns the full text of the current file. */
  getText: () => string;
  /** Returns whether the current file is the demo itself, not one of its other files. */
  showsDemo: () => boolean;
}

interface DemoCodeProps {
  id: string;
  demo: DemoMeta;
  /** The files to show. Without them, the source in the page is used. */
  files?: DemoFile[];
  variant: DemoVariant;
  state: 'closed' | 'preview' | 'open';
  isNear: boolean;
  /**
   * Called when a source is about to be visible but isn't in the page, for example after
   * client-side navigation.
   */
  onSourceNeeded: () => void;
  /** The editing state; `undefined` if the demo is read-only. */
  edit?: LiveEdit | undefined;
  /** `true` if the demo is styled with Tailwind classes. */
  hasTailwind: boolean;
  ref: Ref<DemoCodeHandle>;
}

/** Returns the visible text of a code element: the preview only, without its indentation. */
function getPreviewText(part: Node): string {
  const copy = part.cloneNode(true) as Element;
  copy
    .querySelectorAll('[data-part=rest], [data-part=indent]')
    .forEach((hidden) => hidden.remove());
  return copy.textContent;
}

/** Returns the number of visible characters before a point of the window. */
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
  return isPreview ? getPreviewText(holder).length : holder.textContent.length;
}

/**
 * Renders the source of a demo. The static page contains it as HTML, and hydration doesn't touch
 * it.
 */
export default function DemoCode({
  id,
  demo,
  files,
  variant,
  state,
  isNear,
  onSourceNeeded,
  edit,
  hasTailwind,
  ref,
}: DemoCodeProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const partId = useId();
  const [isInPage, setIsInPage] = useState(true);
  const [selectedTab, setSelectedTab] = useState(0);

  useEffect(() => {
    setIsInPage(code.current?.innerHTML !== '');
  }, []);
  const open = state === 'open';
  // Without the files, the code of the page would be lost when a test replaces it.
  const needsFiles = open && (demo.fileCount > 1 || selectedTab > 0);
  const needsSource = !files && (isInPage ? needsFiles : isNear || open);
  useEffect(() => {
    if (needsSource) {
      onSourceNeeded();
    }
  }, [needsSource, onSourceNeeded]);

  const {EditedCode: Editing, FileActions} = (edit?.isActive && edit.tools) || {};
  const shownFiles = Editing ? edit!.files : files;
  const names = shownFiles?.map(({name}) => name) ?? [`${demo.name}.tsx`];
  // The tabs of tests follow those of all files, and edited code isn't tested.
  const showsTests = !Editing && (files !== undefined || demo.fileCount === 1);
  const testNames = (showsTests && demo.tests) || [];
  const hasTabs = open && (Editing !== undefined || demo.fileCount > 1 || testNames.length > 0);
  const isTest = open && selectedTab >= names.length && testNames.length > 0;
  const tests = useTests(demo, isTest);
  const test = isTest && files ? tests?.[variant][selectedTab - names.length] : undefined;
  const index = open && (test || selectedTab < names.length) ? selectedTab : 0;
  const file = test ?? files?.[index] ?? demo.file;
  const edited = Editing && edit!.files[index];
  const canEdit = edit !== undefined && !test;

  const getText = () => (edited?.code ?? code.current?.textContent ?? '').trimEnd();
  // Copies exactly what is visible: the preview only, without the file's indentation.
  const getVisibleText = () => {
    if (edited) {
      return edit!.tools!.splitSource(edited.code, file, !open).shown.trimEnd();
    }
    return open || !code.current ? getText() : getPreviewText(code.current).trimEnd();
  };
  useImperativeHandle(ref, () => ({getText, showsDemo: () => index === 0}));

  const editAtPoint = (event: MouseEvent) => {
    // Editing doesn't start if the user selects text or follows a link in the code.
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    const isSelecting = document.getSelection()?.isCollapsed === false;
    if (!isSelecting && !isLink && code.current) {
      edit?.start(findCaret(code.current, event, !open));
    }
  };

  return (
    <div
      id={id}
      className={styles.code}
      data-state={state}
      style={
        {
          '--lines': !open ? demo.lines.preview : index === 0 ? demo.lines.full : edited ? 8 : 1,
        } as CSSProperties
      }
    >
      {hasTabs && (
        <div className={styles.files}>
          <TabList
            label={translate({id: 'docs.demo.files', message: 'Demo files'})}
            names={[
              ...names,
              ...testNames.map((name, at) =>
                at === 0
                  ? translate({
                      id: 'docs.demo.test',
                      message: 'Test',
                      description: 'Tab with the test of a demo, next to tabs with file names',
                    })
                  : variant === 'JS'
                    ? name.replace(/\.tsx?$/, '.js')
                    : name,
              ),
            ]}
            index={index}
            id={partId}
            getPanelId={() => `${partId}-panel`}
            onChoose={setSelectedTab}
          />
          {edited && FileActions && (
            <FileActions edit={edit!} index={index} id={partId} onChoose={setSelectedTab} />
          )}
        </div>
      )}
      <div
        id={`${partId}-panel`}
        className={`MuiCode-root ${styles.body}`}
        {...(hasTabs && {role: 'tabpanel', 'aria-labelledby': `${partId}-tab-${index}`})}
      >
        {canEdit && state !== 'closed' && (
          <button
            ref={editButton}
            type="button"
            id={`${partId}-hint`}
            className={styles.hint}
            onFocus={edit.preload}
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
        {Editing ? (
          <Editing
            // A different part of the text gets a new field with its own undo history.
            key={state}
            edit={edit!}
            original={files?.[index]}
            index={index}
            isPreview={!open}
            hasTailwind={hasTailwind}
            id={partId}
            onExit={() => editButton.current?.focus()}
          />
        ) : (
          // Clicking is a shortcut for the mouse; keyboard users have the button above.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
          <pre
            className={styles.pre}
            dir="ltr"
            translate="no"
            // Scrollable areas must be reachable with the keyboard.
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
            onClick={canEdit ? editAtPoint : undefined}
          >
            <code
              ref={code}
              // In the browser, the source isn't part of the page's script, so React must keep the
              // server-rendered HTML.
              suppressHydrationWarning
              dangerouslySetInnerHTML={{__html: file ? createSourceHtml(file) : ''}}
            />
          </pre>
        )}
        <CopyButton
          text={getVisibleText}
          data-ga-event-category={open ? 'demo-expand' : 'demo'}
          data-ga-event-action="copy-click"
        />
      </div>
    </div>
  );
}

/** Loads the test of a demo and its helpers when a user requests them. */
function useTests(demo: DemoMeta, isRequested: boolean): DemoVariants | undefined {
  const [loaded, setLoaded] = useState<{demo: DemoMeta; tests: DemoVariants}>();
  const isLatest = loaded?.demo === demo;
  useEffect(() => {
    if (!isRequested || isLatest) {
      return undefined;
    }
    let active = true;
    demo.loadTests?.().then(
      (tests) => active && setLoaded({demo, tests}),
      () => undefined,
    );
    return () => {
      active = false;
    };
  }, [demo, isRequested, isLatest]);
  return isLatest ? loaded.tests : undefined;
}
