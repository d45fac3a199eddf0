import type {ComponentType} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CodeProblem, RunnerFile} from '../runner/protocol';
import type {SplitSource, TextPosition} from './splitSource';

/** The files of a demo, and the part of the current one that is visible. */
export interface EditedSource {
  files: readonly RunnerFile[];
  split: SplitSource;
  setFiles: (files: readonly RunnerFile[]) => void;
}

/** The props of both code editors. */
export interface CodeEditorProps {
  text: string;
  fileName: string;
  source: EditedSource;
  /**
   * The initial caret position, and a counter. The field receives focus whenever the counter
   * changes.
   */
  focusRequest: {caret: number; count: number};
  onChange: (text: string) => void;
  /** Called on Escape. The focus returns to the element that started editing. */
  onExit: () => void;
  /** The id of the hint that explains how to exit. */
  exitHintId: string;
  /** The id of the error message, if there is one. */
  errorId?: string | undefined;
  /** The error in this text, if its position is known. */
  error?: (TextPosition & {message: string}) | undefined;
}

/** Returns the ARIA attributes of a code editor. */
export const getFieldAttributes = ({
  fileName,
  exitHintId,
  errorId,
}: Pick<CodeEditorProps, 'fileName' | 'exitHintId' | 'errorId'>): Record<string, string> => ({
  'aria-label': translate({id: 'docs.demo.editor', message: 'Edit {name}'}, {name: fileName}),
  'aria-describedby': errorId ? `${errorId} ${exitHintId}` : exitHintId,
  ...(errorId && {'aria-invalid': 'true', 'aria-errormessage': errorId}),
});

/** The part of the state of an edited demo that its editor shows and changes. */
export interface EditorState {
  /** The editor for this device; `undefined` until editing starts. */
  Editor: ComponentType<CodeEditorProps> | undefined;
  /** The user's version of all files, the demo itself first; empty until they are loaded. */
  files: readonly RunnerFile[];
  /** The initial caret position, and a counter that changes when the editor should receive focus. */
  focusRequest: CodeEditorProps['focusRequest'];
  error: CodeProblem | undefined;
  setFiles: (files: readonly RunnerFile[]) => void;
}
