import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useLayoutEffect, useRef} from 'react';
import {forceLinting, linter, type Diagnostic} from '@codemirror/lint';
import {Compartment, EditorState, StateEffect, type Text} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {getFieldAttributes, type CodeEditorProps} from '../codeEditor';
import {createExtensions} from './createExtensions';

/** The attributes of the field, which change with the error. */
const ATTRIBUTES = new Compartment();

/** Reports that the error has changed. */
const ERROR_CHANGED = StateEffect.define<null>();

/** Underlines an error: the word at its column, or the line if the column isn't known. */
function createDiagnostics(doc: Text, error: CodeEditorProps['error']): Diagnostic[] {
  if (!error) {
    return [];
  }
  const line = doc.line(Math.min(error.line, doc.lines));
  const start = error.column === undefined ? line.text.search(/\S|$/) : error.column - 1;
  const from = Math.min(line.from + start, line.to);
  const [word = ''] = /^\w+/.exec(doc.sliceString(from, line.to)) ?? [];
  const to = error.column === undefined ? line.to : Math.min(from + (word.length || 1), line.to);
  return [
    {
      from: Math.min(from, Math.max(to - 1, line.from)),
      to,
      severity: 'error',
      message: error.message,
    },
  ];
}

/** The code editor for devices with a mouse. Each file has its own undo history. */
export default function CodeMirrorEditor(props: CodeEditorProps): ReactNode {
  const {text, fileName, focusRequest, exitHintId, errorId, error} = props;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const states = useRef(new Map<string, EditorState>());

  const change = useEffectEvent((changed: string) => {
    if (changed !== text) {
      props.onChange(changed);
    }
  });
  const exit = useEffectEvent(() => props.onExit());
  const getSource = useEffectEvent(() => props.source);
  const getError = useEffectEvent(() => error);
  const createState = useEffectEvent((caret: number): EditorState => {
    const saved = states.current.get(fileName);
    return saved?.doc.toString() === text
      ? saved
      : EditorState.create({
          doc: text,
          selection: {anchor: Math.min(caret, text.length)},
          extensions: [
            createExtensions(
              fileName,
              () => exit(),
              () => getSource(),
            ),
            linter(({state}) => createDiagnostics(state.doc, getError()), {
              needsRefresh: ({transactions}) =>
                transactions.some(({effects}) => effects.some((one) => one.is(ERROR_CHANGED))),
            }),
            ATTRIBUTES.of([]),
            EditorView.updateListener.of(({docChanged, state}) => {
              if (docChanged) {
                change(state.doc.toString());
              }
            }),
            // Code blocks wrap their lines only in such windows.
            window.matchMedia('(width >= 1200px)').matches ? EditorView.lineWrapping : [],
          ],
        });
  });

  const createView = useEffectEvent(
    () => new EditorView({parent: parent.current!, state: createState(focusRequest.caret)}),
  );
  useLayoutEffect(() => {
    const created = createView();
    view.current = created;
    return () => created.destroy();
  }, []);

  const shownFile = useRef(fileName);
  useLayoutEffect(() => {
    const {current: editor} = view;
    if (editor && shownFile.current !== fileName) {
      states.current.set(shownFile.current, editor.state);
      shownFile.current = fileName;
      editor.setState(createState(0));
    }
  }, [fileName]);

  // Before the next keystroke, which would otherwise be overwritten with this text.
  useLayoutEffect(() => {
    const doc = view.current?.state.doc;
    if (doc && doc.toString() !== text) {
      view.current?.dispatch({changes: {from: 0, to: doc.length, insert: text}});
    }
  }, [text]);

  useEffect(() => {
    view.current?.dispatch({
      effects: ATTRIBUTES.reconfigure(
        EditorView.contentAttributes.of({
          ...getFieldAttributes({fileName, exitHintId, errorId}),
          tabindex: '-1',
        }),
      ),
    });
  }, [fileName, exitHintId, errorId]);

  useEffect(() => {
    const {current: editor} = view;
    if (editor) {
      editor.dispatch({effects: ERROR_CHANGED.of(null)});
      forceLinting(editor);
    }
  }, [fileName, error]);

  useEffect(() => {
    if (focusRequest.count > 0) {
      view.current?.contentDOM.focus({preventScroll: true});
    }
  }, [focusRequest.count]);

  return <div ref={parent} />;
}
