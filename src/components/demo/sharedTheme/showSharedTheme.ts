import {translate} from '@docusaurus/Translate';
import {demoThemeStore, sharedThemeStore} from '@site/src/settings/demoThemeStore';
import {announce} from '../../common/Announcer/announce';
import {showMessage} from '../../common/Message/showMessage';
import styles from './SharedTheme.module.css';

let shown: HTMLElement | undefined;

/** Removes the theme from the URL, so a reload doesn't restore it. */
function dropFragment(): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

function createButton(text: string, isMain: boolean, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = (isMain ? styles.main : styles.other) ?? '';
  button.textContent = text;
  button.addEventListener('click', () => {
    onClick();
    sharedThemeStore.set('');
    dropFragment();
    shown?.remove();
    shown = undefined;
  });
  return button;
}

function showNotice(): void {
  const text = translate({
    id: 'docs.sharedTheme.notice',
    message: 'The demos on this page use a shared theme.',
  });
  shown?.remove();
  shown = document.createElement('section');
  shown.className = styles.notice ?? '';
  shown.ariaLabel = translate({id: 'docs.sharedTheme.label', message: 'Shared theme'});
  const line = document.createElement('p');
  line.textContent = text;
  shown.append(
    line,
    createButton(translate({id: 'docs.sharedTheme.keep', message: 'Keep'}), true, () =>
      demoThemeStore.set(sharedThemeStore.get()),
    ),
    createButton(translate({id: 'docs.sharedTheme.discard', message: 'Discard'}), false, () => {}),
  );
  document.body.append(shown);
  announce(text);
}

/** Shows a notice about a theme that came with a link and asks whether to keep it. */
export function showSharedTheme(result: 'shared' | 'own' | 'damaged'): void {
  if (result === 'shared') {
    showNotice();
    return;
  }
  dropFragment();
  if (result === 'damaged') {
    showMessage(
      translate({
        id: 'docs.sharedTheme.damaged',
        message: "This link doesn't contain a valid theme. The demos keep the current one.",
      }),
    );
  }
}
