import type {KeyboardEvent, ReactNode} from 'react';
import {useEffect, useEffectEvent, useMemo, useRef} from 'react';
import {Prism} from 'prism-react-renderer';
import {getFieldAttributes, type CodeEditorProps} from './codeEditor';
import styles from './TextAreaEditor.module.css';

/** Maps Prism token names to the classes of the build's highlighter, where the two differ. */
const TOKEN_CLASSES: Record<string, string> = {
  'attr-value': 'string',
  'literal-property': 'property',
  'template-punctuation': 'string',
  parameter: 'variable',
};

type Token = string | {type: string; content: Token | Token[]};

function flattenTokens(
  token: Token | Token[],
  type: string,
  parts: {type: string; text: string}[],
): void {
  if (typeof token === 'string') {
    parts.push({type, text: token});
  } else if (Array.isArray(token)) {
    token.forEach((one) => flattenTokens(one, type, parts));
  } else {
    flattenTokens(token.content, token.type, parts);
  }
}

/** Returns text with syntax highlighting. */
function highlight(text: string, fileName: string): ReactNode {
  const parts: {type: string; text: string}[] = [];
  const language = fileName.endsWith('.css') ? 'css' : 'tsx';
  flattenTokens(Prism.tokenize(text, Prism.languages[language]!), '', parts);
  return parts.map(({type, text: part}, index) =>
    type ? (
      <span key={index} className={`token ${TOKEN_CLASSES[type] ?? type}`}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/**
 * The code editor for touch screens, and offline: a text field on top of a highlighted copy of its
 * text. The field provides the caret, selection, and native undo; the copy provides the colors. Tab
 * isn't captured, so keyboard users can leave.
 */
export default function TextAreaEditor(props: CodeEditorProps): ReactNode {
  const {text, fileName, focusRequest, onChange, onExit} = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const highlightedText = useMemo(() => highlight(text, fileName), [text, fileName]);

  const placeCaret = useEffectEvent(() => {
    const {caret} = focusRequest;
    field.current?.setSelectionRange(caret, caret);
  });
  useEffect(() => placeCaret(), []);
  useEffect(() => {
    if (focusRequest.count > 0) {
      field.current?.focus({preventScroll: true});
    }
  }, [focusRequest.count]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onExit();
    } else if (event.key === 'Enter') {
      const {value, selectionStart} = event.currentTarget;
      const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
      const indent = /^ */.exec(line)?.[0] ?? '';
      // The only way to insert text that the browser can undo.
      if (indent && document.execCommand('insertText', false, `\n${indent}`)) {
        event.preventDefault();
      }
    }
  };

  return (
    <div className={styles.editor}>
      <div className={styles.copy} aria-hidden="true" translate="no">
        {highlightedText}
        {'\n'}
      </div>
      <textarea
        ref={field}
        className={styles.field}
        value={text}
        {...getFieldAttributes(props)}
        tabIndex={-1}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        wrap="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
