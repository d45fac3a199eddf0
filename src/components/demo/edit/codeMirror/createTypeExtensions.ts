import {translate} from '@docusaurus/Translate';
import {
  pickedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {linter, type Diagnostic} from '@codemirror/lint';
import {Prec, StateEffect, StateField, type Extension} from '@codemirror/state';
import {
  hoverTooltip,
  keymap,
  showTooltip,
  ViewPlugin,
  type EditorView,
  type Tooltip,
} from '@codemirror/view';
import {createElement, createTextNodes} from '../../../common/FloatingCard/floatingCard';
import type {EditedSource} from '../codeEditor';
import {findFullOffset, findShownOffset, mergeSplitSource} from '../splitSource';
import {askTypes, hasTypes, startTypes} from '../types/askTypes';
import type {FileEdit, NameInfo, Signature, TypeQuestion, TypeRequest} from '../types/protocol';
import styles from './CodeMirrorEditor.module.css';

/** How long typing must pause before the code is checked, in milliseconds. */
const CHECK_DELAY_MS = 400;

/** Kinds of names as the compiler calls them, and as CodeMirror does. */
const COMPLETION_TYPES: Readonly<Record<string, string>> = {
  alias: 'variable',
  const: 'variable',
  let: 'variable',
  var: 'variable',
  method: 'function',
  string: 'text',
};

/** Creates the description of a name: its declaration, its doc comment, and a link to its API row. */
function createInfo({code, text, href}: NameInfo): HTMLElement {
  const root = createElement('div', styles.info, createElement('code', undefined, code));
  const [paragraph = ''] = text.split(/\n\s*\n|^Demos:/);
  if (paragraph) {
    root.append(createElement('p', undefined, ...createTextNodes(paragraph)));
  }
  if (href) {
    const link = createElement(
      'a',
      undefined,
      translate({
        id: 'docs.demo.editor.api',
        message: 'API reference',
        description: 'Link to the API reference of a prop in the code editor',
      }),
    );
    link.href = href;
    link.target = '_blank';
    root.append(link);
  }
  root.lang = 'en';
  return root;
}

/** Replaces the signature of the call at the caret. */
const SIGNATURE = StateEffect.define<{at: number; signature: Signature} | undefined>();

function createSignature({code, parameter: {from, to}, text}: Signature): HTMLElement {
  const root = createInfo({code: '', text});
  root
    .querySelector('code')!
    .append(
      code.slice(0, from),
      createElement('b', undefined, code.slice(from, to)),
      code.slice(to),
    );
  return root;
}

const SIGNATURE_FIELD = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, {effects, changes}) {
    const effect = effects.find((one) => one.is(SIGNATURE));
    if (!effect) {
      return tooltip && {...tooltip, pos: changes.mapPos(tooltip.pos)};
    }
    const {at, signature} = effect.value ?? {};
    return signature && at !== undefined
      ? {pos: at, above: true, create: () => ({dom: createSignature(signature)})}
      : null;
  },
  provide: (field) => showTooltip.from(field),
});

/** The extensions that use types, and the source of completions. */
interface TypeExtensions {
  extension: Extension;
  complete: (context: CompletionContext) => Promise<CompletionResult | null>;
}

/**
 * Returns the extensions that need the compiler. It's loaded with the first change.
 *
 * @param getSource returns the demo's files, and the part of this file that is visible
 */
export function createTypeExtensions(
  fileName: string,
  getSource: () => EditedSource,
): TypeExtensions {
  const readSource = (doc: {toString: () => string}) => {
    const {files, split, setFiles} = getSource();
    const current = {...split, shown: doc.toString()};
    const code = mergeSplitSource(current);
    return {
      split: current,
      setFiles,
      files: files.map((file) => (file.name === fileName ? {name: fileName, code} : file)),
    };
  };
  const ask = <Question extends TypeQuestion>(
    question: Question,
    doc: {toString: () => string},
    at: number,
    completion: Pick<TypeRequest, 'name' | 'source'> = {},
  ) => {
    const {files, split} = readSource(doc);
    return askTypes<Question>({
      question,
      files,
      file: fileName,
      at: findFullOffset(split, at),
      ...completion,
    });
  };

  /** Returns the edits in the visible text; `undefined` if one is elsewhere. */
  const findChanges = (view: EditorView, edits: readonly FileEdit[]) => {
    const {split} = readSource(view.state.doc);
    const changes = edits.flatMap(({file, from, to, insert}) => {
      const start = findShownOffset(split, from);
      const end = findShownOffset(split, to);
      return file === fileName && start !== undefined && end !== undefined
        ? {from: start, to: end, insert}
        : [];
    });
    return changes.length === edits.length ? changes : undefined;
  };
  const applyEdits = (view: EditorView, edits: readonly FileEdit[]) => {
    const changes = findChanges(view, edits);
    if (changes) {
      view.dispatch({changes, userEvent: 'input.fix'});
      return;
    }
    const {files, setFiles} = readSource(view.state.doc);
    setFiles(
      files.map(({name, code}) => ({
        name,
        code: edits
          .filter(({file}) => file === name)
          .sort((a, b) => b.from - a.from)
          .reduce(
            (text, {from, to, insert}) => text.slice(0, from) + insert + text.slice(to),
            code,
          ),
      })),
    );
  };

  const check = async ({state: {doc}}: EditorView): Promise<Diagnostic[]> => {
    const {split} = readSource(doc);
    const problems = (await ask('check', doc, 0)) ?? [];
    return problems.flatMap(({from, to, message, fixes}) => {
      const start = findShownOffset(split, from);
      const end = findShownOffset(split, to);
      return start === undefined || end === undefined
        ? []
        : {
            from: start,
            to: Math.max(end, start),
            severity: 'error',
            message,
            actions: fixes.map(({name, edits}) => ({
              name,
              apply: (editor) => applyEdits(editor, edits),
            })),
          };
    });
  };

  const apply = async (
    view: EditorView,
    picked: Completion,
    {from, to, source}: {from: number; to: number; source?: string | undefined},
  ) => {
    const {doc} = view.state;
    const insertion = {
      changes: {from, to, insert: picked.label},
      selection: {anchor: from + picked.label.length},
      annotations: pickedCompletion.of(picked),
      userEvent: 'input.complete',
    };
    const info =
      source === undefined
        ? undefined
        : await ask('describe', doc, to, {name: picked.label, source});
    const imports = view.state.doc === doc && findChanges(view, info?.edits ?? []);
    view.dispatch(insertion);
    // Added imports are before the name, so the caret moves with it.
    if (imports) {
      view.dispatch({changes: imports});
    }
  };

  const complete = async ({state: {doc}, pos, explicit}: CompletionContext) => {
    if (!explicit && !/[\w$.'"</@]$/.test(doc.sliceString(Math.max(0, pos - 1), pos))) {
      return null;
    }
    const {split} = readSource(doc);
    const found = await ask('complete', doc, pos);
    if (!found) {
      return null;
    }
    return {
      from: findShownOffset(split, found.from) ?? pos,
      validFor: /^[\w$-]*$/,
      options: found.options.map(({label, kind, sortText, source}): Completion => ({
        label,
        type: COMPLETION_TYPES[kind] ?? kind,
        // The compiler sorts attributes and local names first.
        boost: -Number.parseInt(sortText, 10),
        ...(source !== undefined && {detail: source}),
        info: async () => {
          const info = await ask('describe', doc, pos, {name: label, source});
          return info ? createInfo(info) : null;
        },
        apply: (view, picked, from, to) => void apply(view, picked, {from, to, source}),
      })),
    } satisfies CompletionResult;
  };

  const hover = hoverTooltip(async ({state: {doc}}, at) => {
    const found = hasTypes() ? await ask('hover', doc, at) : undefined;
    const pos = found && findShownOffset(readSource(doc).split, found.from);
    return pos === undefined ? null : {pos, above: true, create: () => ({dom: createInfo(found!)})};
  });

  const showSignature = async (view: EditorView) => {
    const {doc, selection} = view.state;
    const at = selection.main.head;
    const signature = await ask('sign', doc, at);
    if (view.state.doc === doc && view.state.selection.main.head === at) {
      view.dispatch({effects: SIGNATURE.of(signature && {at, signature})});
    }
  };
  const watcher = ViewPlugin.define((view) => ({
    update({docChanged, selectionSet, transactions, startState, state}) {
      if (transactions.some((one) => one.isUserEvent('input') || one.isUserEvent('delete'))) {
        startTypes();
      }
      const at = state.selection.main.head;
      const isCall = docChanged && /[(,]$/.test(state.doc.sliceString(Math.max(0, at - 1), at));
      if (isCall || (startState.field(SIGNATURE_FIELD) && (docChanged || selectionSet))) {
        void showSignature(view);
      }
    },
  }));

  return {
    complete,
    extension: [
      linter(check, {delay: CHECK_DELAY_MS}),
      hover,
      SIGNATURE_FIELD,
      watcher,
      Prec.highest(
        keymap.of([
          {
            key: 'Escape',
            run: (view) => {
              const isShown = view.state.field(SIGNATURE_FIELD) !== null;
              view.dispatch({effects: isShown ? SIGNATURE.of(undefined) : []});
              return isShown;
            },
          },
        ]),
      ),
    ],
  };
}
