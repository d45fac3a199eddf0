import type {ComponentType} from 'react';
import {translate} from '@docusaurus/Translate';
import {showMessage} from '../../common/Message/showMessage';
import type {CodeEditorProps} from './codeEditor';
import TextAreaEditor from './TextAreaEditor';

/** Matches phones and tablets, whose virtual keyboards work best with a plain text field. */
const TOUCH_QUERY = '(pointer: coarse), (width < 600px)';

/** Loads the code editor for this device. Offline, returns the text field instead. */
export async function loadCodeEditor(): Promise<ComponentType<CodeEditorProps>> {
  if (window.matchMedia(TOUCH_QUERY).matches) {
    return TextAreaEditor;
  }
  try {
    const {default: Editor} = await import(
      /* webpackChunkName: "demo-code-mirror" */ './codeMirror/CodeMirrorEditor'
    );
    return Editor;
  } catch {
    showMessage(
      translate({
        id: 'docs.demo.editorReduced',
        message: "Couldn't load the whole editor. You can still edit the code in a text field.",
      }),
    );
    return TextAreaEditor;
  }
}
