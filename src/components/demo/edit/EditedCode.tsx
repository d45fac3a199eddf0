import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {DemoFile} from '@site/plugins/demos/shared';
import type {EditorState} from './codeEditor';
import {findShownPosition, mergeSplitSource, splitSource} from './splitSource';
import codeStyles from '../DemoCode.module.css';
import styles from './EditedCode.module.css';

interface EditedCodeProps {
  edit: EditorState;
  /** The file before the edits; `undefined` for one that the user has added. */
  original: DemoFile | undefined;
  /** The file to edit. */
  index: number;
  /** `true` if only the preview of the file is visible. */
  isPreview: boolean;
  hasTailwind: boolean;
  /** The prefix of ids. */
  id: string;
  /** Called on Escape. */
  onExit: () => void;
}

/** Renders the editor of one file of a demo, with its notes. */
export function EditedCode({
  edit,
  original,
  index,
  isPreview,
  hasTailwind,
  id,
  onExit,
}: EditedCodeProps): ReactNode {
  const {Editor, error, files, focusRequest, setFiles} = edit;
  const file = files[index]!;
  const split = splitSource(file.code, original, isPreview);
  const isErrorHere = error !== undefined && (error.file ?? files[0]!.name) === file.name;
  const position =
    error?.line === undefined
      ? undefined
      : isErrorHere
        ? findShownPosition(split, {line: error.line, column: error.column})
        : {line: error.line, column: error.column};
  return (
    <>
      <span id={`${id}-leave`} className="visually-hidden">
        <Translate id="docs.demo.editLeave" description="Screen reader label of the code editor">
          Press Esc to exit the editor
        </Translate>
      </span>
      {/* Rendered before the first error, so screen readers announce changes. */}
      <div id={`${id}-error`} role="alert">
        {error && (
          <div className={styles.error} dir="auto">
            {!isErrorHere && <span>{`${error.file}: `}</span>}
            <ErrorText message={error.message} {...position} />
          </div>
        )}
      </div>
      <div className={codeStyles.pre} dir="ltr" translate="no">
        {Editor && (
          <Editor
            text={split.shown}
            fileName={file.name}
            source={{files, split, setFiles}}
            focusRequest={focusRequest}
            exitHintId={`${id}-leave`}
            errorId={error && `${id}-error`}
            error={isErrorHere && position ? {...position, message: error.message} : undefined}
            onChange={(shown) => {
              const changed = {...file, code: mergeSplitSource({...split, shown})};
              setFiles(files.map((one) => (one === file ? changed : one)));
            }}
            onExit={onExit}
          />
        )}
      </div>
      {hasTailwind && (
        <p className={styles.note}>
          <Translate id="docs.demo.tailwindNote">
            Only the classes that this demo already uses have styles here. To use others, open it in
            StackBlitz.
          </Translate>
        </p>
      )}
    </>
  );
}

function ErrorText({
  line,
  column,
  message,
}: {
  line?: number;
  column?: number | undefined;
  message: string;
}): ReactNode {
  return (
    <span>
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
    </span>
  );
}
