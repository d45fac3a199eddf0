import {Component, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {site} from '../../contexts/site';
import styles from './Demo.module.css';

interface DemoBoundaryProps {
  name: string;
  children: ReactNode;
}

interface DemoBoundaryState {
  error: Error | undefined;
}

/** The address that opens an issue about a crashed demo, with the facts filled in. */
export function createIssueUrl(
  name: string,
  page: Pick<Location, 'href'>,
  userAgent: string,
): string {
  const body = `**The demo crashes**

- Demo: ${name}
- Page: ${page.href}
- Version: ${site.version}
- Browser: ${userAgent}

**Steps to reproduce**
`;
  const query = new URLSearchParams({title: `[docs] Demo ${name} crashes`, body});
  return `${site.repoUrl}/issues/new?${query.toString()}`;
}

/** Keeps the crash of a demo inside the demo: says what happened, offers an issue and a retry. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  override state: DemoBoundaryState = {error: undefined};

  static getDerivedStateFromError(error: unknown): DemoBoundaryState {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  override render(): ReactNode {
    const {name, children} = this.props;
    const {error} = this.state;
    if (!error) {
      return children;
    }
    return (
      <div className={styles.failure} role="alert">
        <p className={styles.failureTitle}>
          <Translate id="docs.demo.crashTitle">This demo crashed</Translate>
        </p>
        <p>
          <Translate
            id="docs.demo.crashText"
            values={{
              issue: (
                <a
                  href={createIssueUrl(name, window.location, navigator.userAgent)}
                  target="_blank"
                  rel="noopener"
                >
                  {translate({id: 'docs.demo.crashIssue', message: 'open an issue'})}
                </a>
              ),
            }}
          >
            {
              'The rest of the page still works. If it happens again, please {issue}. The details are already filled in.'
            }
          </Translate>
        </p>
        <pre>{error.message}</pre>
        <button
          type="button"
          className={styles.button}
          onClick={() => this.setState({error: undefined})}
        >
          <Translate id="docs.demo.reset">Reset demo</Translate>
        </button>
      </div>
    );
  }
}
