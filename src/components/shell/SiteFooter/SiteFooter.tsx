import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {Icon, type IconName} from '../../common/Icon/Icon';
import {LogoMark} from '../Logo/Logo';
import {listFooterLinks} from './footerLinks';
import styles from './SiteFooter.module.css';

/** Renders the footer with links to MUI's other channels. */
export function SiteFooter(): ReactNode {
  const {title, docsUrl, repoUrl} = useSite();
  const links = listFooterLinks(docsUrl);
  const iconLinks: {icon: IconName; href: string; label: string}[] = [
    {
      icon: 'github',
      href: repoUrl,
      label: translate({id: 'docs.header.repository', message: 'GitHub repository'}),
    },
    {icon: 'x', href: links.x, label: translate({id: 'docs.footer.x', message: 'X'})},
    {
      icon: 'play',
      href: links.youtube,
      label: translate({id: 'docs.footer.youtube', message: 'YouTube'}),
    },
    {
      icon: 'feed',
      href: links.feed,
      label: translate({id: 'docs.footer.feed', message: 'RSS feed'}),
    },
  ];
  return (
    <footer className="site-footer">
      <div className={styles.line}>
        <span className={styles.brand}>
          <LogoMark size={22} />
          <span>{title}</span>
        </span>
        <Link to="/x/all-pages/">
          {translate({id: 'docs.footer.allPages', message: 'All pages'})}
        </Link>
        <Link to="/x/demos/">{translate({id: 'docs.footer.demos', message: 'Demos'})}</Link>
        <Link to="/x/privacy/">{translate({id: 'docs.footer.privacy', message: 'Privacy'})}</Link>
        <a href={links.blog}>{translate({id: 'docs.footer.blog', message: 'Blog'})}</a>
        <a href={links.store}>{translate({id: 'docs.footer.store', message: 'Store'})}</a>
        <span className={styles.elsewhere}>
          {iconLinks.map(({icon, href, label}) => (
            <a key={icon} className="icon-button" href={href} aria-label={label} title={label}>
              <Icon name={icon} size={18} />
            </a>
          ))}
        </span>
      </div>
    </footer>
  );
}
