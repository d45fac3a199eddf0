import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {announce} from '../../common/Announcer/announce';
import type {ConsoleLine} from '../runner/protocol';
import styles from './DemoConsole.module.css';

/** Time without new lines after which the last line is announced, in milliseconds. */
const ANNOUNCE_DELAY_MS = 1000;

/** Renders the console of edited code. New lines scroll into view. */
export function DemoConsole({lines}: {lines: readonly ConsoleLine[]}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.text;

  useEffect(() => {
    const {current} = root;
    current?.scrollTo({top: current.scrollHeight});
    if (last === undefined) {
      return undefined;
    }
    const timer = setTimeout(
      () =>
        announce(
          translate(
            {
              id: 'docs.demo.consoleLine',
              message: 'Console: {text}',
              description: 'Announced by screen readers',
            },
            {text: last},
          ),
        ),
      ANNOUNCE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [lines, last]);

  return (
    <div
      ref={root}
      data-console
      className={styles.console}
      role="group"
      aria-label={translate({
        id: 'docs.demo.console',
        message: 'Console',
        description: 'Names the messages of a running demo',
      })}
      dir="ltr"
      translate="no"
      // Scrollable areas must be reachable with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {lines.map(({level, text, count}, index) => (
        <p key={index} className={styles.line} data-level={level}>
          {level !== 'log' && (
            <span className="visually-hidden">
              {level === 'warn'
                ? translate({id: 'docs.demo.consoleWarning', message: 'Warning: '})
                : translate({id: 'docs.demo.consoleError', message: 'Error: '})}
            </span>
          )}
          <span>{text}</span>
          {count > 1 && <span className={styles.count}>{`×${count}`}</span>}
        </p>
      ))}
    </div>
  );
}
