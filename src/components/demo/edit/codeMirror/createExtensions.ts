import {translate} from '@docusaurus/Translate';
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completeAnyWord,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {css} from '@codemirror/lang-css';
import {javascript, localCompletionSource} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {lintKeymap} from '@codemirror/lint';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension} from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  gutters,
  keymap,
  rectangularSelection,
} from '@codemirror/view';
import {tagHighlighter, tags} from '@lezer/highlight';
import type {EditedSource} from '../codeEditor';
import {hasTypes} from '../types/askTypes';
import {createTypeExtensions} from './createTypeExtensions';

/** The class names of the build's highlighter, so colors don't change when editing starts. */
const TOKENS = [
  {tag: tags.comment, class: 'token comment'},
  {tag: [tags.keyword, tags.modifier, tags.self, tags.null], class: 'token keyword'},
  {tag: [tags.string, tags.attributeValue, tags.special(tags.string)], class: 'token string'},
  {tag: tags.regexp, class: 'token regex'},
  {tag: [tags.number, tags.unit, tags.color], class: 'token number'},
  {tag: tags.bool, class: 'token boolean'},
  {tag: tags.attributeName, class: 'token attr-name'},
];

const SCRIPT_HIGHLIGHTER = tagHighlighter([
  ...TOKENS,
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'token function',
  },
  {tag: [tags.typeName, tags.className, tags.tagName], class: 'token class-name'},
  {tag: tags.standard(tags.tagName), class: 'token tag'},
  {tag: tags.definition(tags.propertyName), class: 'token property'},
]);

const STYLE_HIGHLIGHTER = tagHighlighter([
  ...TOKENS,
  {tag: [tags.tagName, tags.className, tags.labelName], class: 'token selector'},
  {tag: tags.propertyName, class: 'token property'},
]);

/** Completes the names in scope with their kind, and then all other words of the file. */
function completeWords(context: CompletionContext): CompletionResult | null {
  const local = localCompletionSource(context);
  const words = completeAnyWord(context);
  if (!local || !words || 'then' in words) {
    return local;
  }
  const localNames = new Set(local.options.map(({label}) => label));
  return {
    ...local,
    options: [
      ...local.options,
      ...words.options
        .filter(({label}) => !localNames.has(label))
        .map(({label}) => ({label, boost: -1})),
    ],
  };
}

function createLanguage(fileName: string, getSource: () => EditedSource): Extension {
  if (fileName.endsWith('.css')) {
    return [css(), syntaxHighlighting(STYLE_HIGHLIGHTER), autocompletion({icons: false})];
  }
  const {extension, complete} = createTypeExtensions(fileName, getSource);
  return [
    javascript({jsx: true, typescript: /\.tsx?$/.test(fileName)}),
    syntaxHighlighting(SCRIPT_HIGHLIGHTER),
    // Replaces the sources of the language.
    autocompletion({
      icons: false,
      override: [(context) => (hasTypes() ? complete(context) : completeWords(context))],
    }),
    extension,
  ];
}

/** Styles the editor like a code block, so code doesn't move when editing starts. */
const THEME = EditorView.theme(
  {
    '&': {color: 'inherit'},
    '&.cm-focused': {outline: 'none'},
    '.cm-scroller': {fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'visible'},
    '.cm-content': {padding: '0', caretColor: 'var(--code-text)'},
    '.cm-line': {padding: '0'},
    '.cm-gutters': {
      marginInlineStart: '-16px',
      border: '0',
      background: 'none',
      color: 'var(--code-quiet)',
    },
    '.cm-foldGutter': {inlineSize: '16px'},
    '.cm-foldGutter .cm-gutterElement': {padding: '0', textAlign: 'center', cursor: 'pointer'},
    '.cm-cursor': {borderLeftColor: 'var(--code-text)'},
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
      {background: 'hsl(210deg 100% 60% / 40%)'},
    '.cm-selectionMatch': {background: 'hsl(210deg 100% 60% / 22%)'},
    '&.cm-focused .cm-matchingBracket': {
      background: 'none',
      outline: '1px solid var(--code-quiet)',
    },
    '.cm-foldPlaceholder': {
      border: '0',
      background: 'hsl(210deg 14% 30%)',
      color: 'var(--code-text)',
    },
    '.cm-panels, .cm-tooltip': {
      border: '1px solid hsl(210deg 14% 36%)',
      borderRadius: '7px',
      background: 'hsl(210deg 20% 15%)',
      color: 'var(--code-text)',
      font: '500 0.8125rem / 1.6 var(--ifm-font-family-base)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {font: 'inherit', maxBlockSize: '14em'},
    '.cm-panels-top': {marginBlockEnd: '8px'},
    '.cm-panel.cm-search': {padding: '8px 32px 8px 8px'},
    '.cm-panel.cm-search label': {fontSize: 'inherit'},
    '.cm-textfield, .cm-button': {
      minBlockSize: '28px',
      border: '1px solid hsl(210deg 14% 50%)',
      borderRadius: '5px',
      background: 'hsl(210deg 24% 11%)',
      color: 'inherit',
      font: 'inherit',
    },
    '.cm-panel.cm-search [name=close]': {inlineSize: '24px', blockSize: '24px', color: 'inherit'},
    '.cm-panel :is(input, button):focus-visible': {
      outline: '2px solid var(--muidocs-palette-primary-300)',
    },
    '.cm-diagnostic': {maxInlineSize: '480px', whiteSpace: 'pre-wrap'},
    '.cm-diagnostic-error': {borderInlineStart: '4px solid hsl(355deg 80% 66%)'},
    '.cm-diagnosticAction': {
      padding: '2px 8px',
      border: '1px solid hsl(210deg 14% 50%)',
      borderRadius: '5px',
      background: 'hsl(210deg 24% 11%)',
    },
    '.cm-panel.cm-panel-lint ul [aria-selected]': {background: 'hsl(210deg 20% 24%)'},
  },
  {dark: true},
);

/** Returns the labels of the editor's controls. */
const createPhrases = (): Record<string, string> => ({
  Find: translate({id: 'docs.demo.editor.find', message: 'Find'}),
  Replace: translate({id: 'docs.demo.editor.replaceWith', message: 'Replace with'}),
  next: translate({id: 'docs.demo.editor.next', message: 'Next'}),
  previous: translate({id: 'docs.demo.editor.previous', message: 'Previous'}),
  all: translate({id: 'docs.demo.editor.all', message: 'Select all'}),
  'match case': translate({id: 'docs.demo.editor.case', message: 'Match case'}),
  regexp: translate({id: 'docs.demo.editor.regexp', message: 'Regular expression'}),
  'by word': translate({id: 'docs.demo.editor.word', message: 'Whole words'}),
  replace: translate({id: 'docs.demo.editor.replace', message: 'Replace'}),
  'replace all': translate({id: 'docs.demo.editor.replaceAll', message: 'Replace all'}),
  close: translate({
    id: 'docs.demo.editor.close',
    message: 'Close',
    description: 'Closes the search of the code editor',
  }),
  'Fold line': translate({id: 'docs.demo.editor.fold', message: 'Fold line'}),
  'Unfold line': translate({id: 'docs.demo.editor.unfold', message: 'Unfold line'}),
  Diagnostics: translate({
    id: 'docs.demo.editor.problems',
    message: 'Problems',
    description: 'Label of the list of errors in the code editor',
  }),
  'No diagnostics': translate({id: 'docs.demo.editor.noProblems', message: 'No problems'}),
  Completions: translate({id: 'docs.demo.editor.completions', message: 'Completions'}),
});

/**
 * Returns the extensions of the code editor for a file. Tab isn't captured, so keyboard users can
 * leave.
 */
export function createExtensions(
  fileName: string,
  onExit: () => void,
  getSource: () => EditedSource,
): Extension[] {
  return [
    history(),
    foldGutter(),
    // Fixed gutters don't extend into the padding.
    gutters({fixed: false}),
    codeFolding(),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    EditorState.tabSize.of(2),
    EditorState.phrases.of(createPhrases()),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    rectangularSelection(),
    crosshairCursor(),
    highlightSelectionMatches(),
    search({top: true}),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
      {
        key: 'Escape',
        run: () => {
          onExit();
          return true;
        },
        stopPropagation: true,
      },
    ]),
    THEME,
    createLanguage(fileName, getSource),
  ];
}
