import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {useEffect, type ReactNode, type ToggleEvent} from 'react';
import {firstLink, useMenu} from '../../common/Menu/useMenu';
import {Icon} from '../../common/Icon/Icon';
import styles from './PageActions.module.css';

/** The least distance between the menu and the edges of the window, in px. */
const MARGIN = 8;

/** Hangs the menu from the buttons, as far as the window leaves room. */
function place(menu: HTMLElement): void {
  const around = menu.parentElement?.getBoundingClientRect();
  if (!around) {
    return;
  }
  const {clientWidth} = document.documentElement;
  const isOnTheLeft = around.left + around.right < clientWidth;
  const start = isOnTheLeft ? around.left : around.right - menu.offsetWidth;
  const left = Math.min(Math.max(MARGIN, start), clientWidth - menu.offsetWidth - MARGIN);
  menu.style.left = `${left + window.scrollX}px`;
  menu.style.top = `${around.bottom + window.scrollY + 4}px`;
}

/**
 * The ways to take a page along as Markdown. It opens as soon as it is there.
 *
 * @param address path of the Markdown
 */
export default function PageMenu({id, address}: {id: string; address: string}): ReactNode {
  const {url, agentLinks} = useSite();
  const {close, menuProps} = useMenu<HTMLUListElement>(id);
  const {ref} = menuProps;
  const placedProps = {
    ...menuProps,
    onBeforeToggle: undefined,
    onToggle: (event: ToggleEvent<HTMLUListElement>) => {
      if (event.newState === 'open') {
        // The focus comes after the place: it would scroll to where the menu is not.
        place(event.currentTarget);
        firstLink(event.currentTarget)?.focus();
      }
    },
  };
  const agents = Object.entries(agentLinks);
  const prompt = translate(
    {
      id: 'docs.pageActions.prompt',
      message: 'Read {address} and answer my questions about it.',
      description:
        'The question that is handed to an assistant together with the address of a page',
    },
    {address: url + address},
  );

  useEffect(() => ref.current?.showPopover(), [ref]);

  return (
    <ul
      {...placedProps}
      className={styles.menu}
      aria-label={translate({id: 'docs.pageActions.menu', message: 'Use this page elsewhere'})}
    >
      <li>
        <a href={address} className={styles.item} onClick={close}>
          <Translate id="docs.pageActions.view">View as Markdown</Translate>
        </a>
      </li>
      {agents.map(([name, link]) => (
        <li key={name}>
          <a
            className={styles.item}
            href={link.replace('{prompt}', encodeURIComponent(prompt))}
            target="_blank"
            rel="noopener nofollow"
            data-ga-event-category="page"
            data-ga-event-action="open-in"
            data-ga-event-label={name}
            onClick={close}
          >
            <Translate id="docs.pageActions.openIn" values={{name}}>
              {'Open in {name}'}
            </Translate>
            <Icon name="arrowOut" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
