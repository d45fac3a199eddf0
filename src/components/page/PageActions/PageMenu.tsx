import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {useEffect, type ReactNode} from 'react';
import {useMenu} from '../../common/Menu/useMenu';
import {Icon} from '../../common/Icon/Icon';
import styles from './PageActions.module.css';

/**
 * Renders the menu of Markdown actions. It opens when it mounts.
 *
 * @param markdownUrl path of the Markdown version
 */
export default function PageMenu({id, markdownUrl}: {id: string; markdownUrl: string}): ReactNode {
  const {url, agentLinks} = useSite();
  const {close, menuProps} = useMenu<HTMLUListElement>(id, 'page');
  const {ref} = menuProps;
  const agents = Object.entries(agentLinks);
  const prompt = translate(
    {
      id: 'docs.pageActions.prompt',
      message: 'Read {address} and answer my questions about it.',
      description: 'The prompt for an AI assistant. {address} is the URL of the page',
    },
    {address: url + markdownUrl},
  );

  useEffect(() => ref.current?.showPopover(), [ref]);

  return (
    <ul
      {...menuProps}
      className={styles.menu}
      aria-label={translate({id: 'docs.pageActions.menu', message: 'Page actions'})}
    >
      <li>
        <a href={markdownUrl} className={styles.item} onClick={close}>
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
