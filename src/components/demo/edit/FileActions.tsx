import type {ReactNode, SyntheticEvent} from 'react';
import {useState} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import type {EditorState} from './codeEditor';
import {FILE_NAME_PATTERN} from './editedFiles';
import styles from './FileActions.module.css';

interface FileActionsProps {
  edit: EditorState;
  /** The current file. The first one, which is the demo, can't be renamed or deleted. */
  index: number;
  /** The prefix of the tab ids. */
  id: string;
  onChoose: (index: number) => void;
}

function focusField(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Renders the buttons that add, rename, and delete files of an edited demo. */
export function FileActions({
  edit: {files, setFiles},
  index,
  id,
  onChoose,
}: FileActionsProps): ReactNode {
  const [action, setAction] = useState<'add' | 'rename'>();

  /** Shows a file, and moves the focus to its tab, because the control with the focus disappears. */
  const change = (changed: EditorState['files'], target: number) => {
    flushSync(() => {
      setAction(undefined);
      setFiles(changed);
      onChoose(target);
    });
    document.getElementById(`${id}-tab-${target}`)?.focus();
  };
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name') as string;
    if (action === 'add') {
      change([...files, {name, code: ''}], files.length);
    } else {
      change(
        files.map((file, at) => (at === index ? {...file, name} : file)),
        index,
      );
    }
  };

  const validateName = (field: HTMLInputElement) => {
    const isDuplicate = files.some(
      ({name}, at) => name === field.value && !(action === 'rename' && at === index),
    );
    field.setCustomValidity(
      isDuplicate
        ? translate({
            id: 'docs.demo.fileTaken',
            message: 'A file with this name already exists.',
          })
        : '',
    );
  };

  if (action) {
    return (
      <form className={styles.actions} onSubmit={save}>
        <input
          ref={focusField}
          className={styles.name}
          name="name"
          dir="ltr"
          defaultValue={action === 'rename' ? files[index]!.name : ''}
          aria-label={translate({id: 'docs.demo.fileName', message: 'File name'})}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          required
          pattern={FILE_NAME_PATTERN.source}
          title={translate({
            id: 'docs.demo.fileInvalid',
            message: 'A name that ends with .tsx, .ts, .jsx, .js, .css, or .json',
          })}
          onInput={(event) => validateName(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              change(files, index);
            }
          }}
        />
        <button type="submit" className={styles.action}>
          <Translate id="docs.demo.saveName">Save</Translate>
        </button>
        <button type="button" className={styles.action} onClick={() => change(files, index)}>
          <Translate id="docs.demo.cancelName">Cancel</Translate>
        </button>
      </form>
    );
  }
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.action} onClick={() => setAction('add')}>
        <Translate id="docs.demo.addFile">Add file</Translate>
      </button>
      {index > 0 && (
        <>
          <button type="button" className={styles.action} onClick={() => setAction('rename')}>
            <Translate id="docs.demo.renameFile">Rename</Translate>
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() =>
              change(
                files.filter((_, at) => at !== index),
                index - 1,
              )
            }
          >
            <Translate id="docs.demo.deleteFile">Delete</Translate>
          </button>
        </>
      )}
    </div>
  );
}
