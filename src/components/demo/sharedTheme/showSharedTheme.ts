import {translate} from '@docusaurus/Translate';
import {demoThemeStore, sharedThemeStore} from '@site/src/settings/demoThemeStore';
import {announce} from '../../common/Announcer/announce';
import {showMessage} from '../../common/Message/showMessage';
import styles from './SharedTheme.module.css';

let notice: HTMLElement | undefined;

/** Removes the theme from the URL, so a reload doesn't restore it. */
function removeFragment(): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

function createButton(text: string, isPrimary: boolean, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = (isPrimary ? styles.main : styles.other) ?? '';
  button.textContent = text;
  button.addEventListener('click', () => {
    onClick();
    sharedThemeStore.set('');
    removeFragment();
    notice?.remove();
    notice = undefined;
  });
  return button;
}

function showNotice(): void {
  const text = translate({
    id: 'docs.sharedTheme.notice',
    message: 'The demos on this page use a shared theme.',
  });
  notice?.remove();
  notice = document.createElement('section');
  notice.className = styles.notice ?? '';
  notice.ariaLabel = translate({id: 'docs.sharedTheme.label', message: 'Shared theme'});
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  notice.append(
    paragraph,
    createButton(translate({id: 'docs.sharedTheme.keep', message: 'Keep'}), true, () =>
      demoThemeStore.set(sharedThemeStore.get()),
    ),
    createButton(translate({id: 'docs.sharedTheme.discard', message: 'Discard'}), false, () => {}),
  );
  document.body.append(notice);
  announce(text);
}

/** Shows a notice about a theme that came with a link and asks whether to keep it. */
export function showSharedTheme(result: 'shared' | 'own' | 'damaged'): void {
  if (result === 'shared') {
    showNotice();
    return;
  }
  removeFragment();
  if (result === 'damaged') {
    showMessage(
      translate({
        id: 'docs.sharedTheme.damaged',
        message: "This link doesn't contain a valid theme. The demos keep the current one.",
      }),
    );
  }
}
