import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {getProducts} from '../shell/Header/products';
import {useProduct} from '../shell/Header/useProduct';
import {Icon} from '../common/Icon/Icon';
import type {KindFilter} from './engine/createSearch';
import {kindFilters} from './labels';
import {forgetSearches, readRecentSearches, rememberSearch} from './recentSearches';
import {Results} from './Results';
import {StartScreen} from './StartScreen';
import {useIndex, useResults} from './useResults';
import styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  open: boolean;
  /** What was typed on the way here; it starts a new question. */
  typed: string;
  onClose: () => void;
}

/** The search: a field, filters, and the answers below, in the browser's own modal dialog. */
export function SearchDialog({open, typed, onClose}: SearchDialogProps): ReactNode {
  const {baseUrl, i18n} = useSite();
  const {productId} = useProduct();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState(typed);
  const [product, setProduct] = useState<string>();
  const [kind, setKind] = useState<KindFilter>();
  const [active, setActive] = useState<string>();
  const [recent, setRecent] = useState<string[]>([]);
  const {loaded, failed, retry} = useIndex(baseUrl);
  const {groups, settled} = useResults(
    loaded,
    question,
    {currentProduct: productId, product, kind},
    baseUrl,
  );
  const asked = question.trim();

  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Filters belong to the question that they were set for.
    setProduct(undefined);
    setKind(undefined);
    if (open) {
      setRecent(readRecentSearches());
      if (typed) {
        setQuestion(typed);
        setActive(undefined);
      }
    }
  }

  useLayoutEffect(() => {
    const element = dialog.current!;
    if (open && !element.open) {
      element.showModal();
      field.current?.focus();
      if (!typed) {
        field.current?.select();
      }
    } else if (!open && element.open) {
      element.close();
    }
  }, [open, typed]);

  // The options as they stand, in the order of the arrow keys.
  const addresses = useMemo(
    () => groups.flatMap(({page, hits}) => [page.href, ...hits.map(({href}) => href)]),
    [groups],
  );
  const best = useMemo(() => {
    const [first] = groups;
    const hit = first?.hits[0];
    return first && hit && hit.score > first.page.score ? hit.href : first?.page.href;
  }, [groups]);
  // What the reader chose stays chosen while answers come in; else the best one is.
  const chosen = active !== undefined && addresses.includes(active) ? active : best;

  const options = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
  ];
  const [startAt, setStartAt] = useState(-1);

  const move = (step: number) => {
    const all = options();
    if (all.length === 0) {
      return;
    }
    const at = asked ? addresses.indexOf(chosen ?? '') : startAt;
    const next = all[(at + step + all.length + (at < 0 && step < 0 ? 1 : 0)) % all.length]!;
    if (asked) {
      setActive(addresses[all.indexOf(next)]);
    } else {
      setStartAt(all.indexOf(next));
    }
    next.scrollIntoView({block: 'nearest'});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      const target = options()[asked ? addresses.indexOf(chosen ?? '') : startAt];
      if (target) {
        event.preventDefault();
        if ((event.ctrlKey || event.metaKey) && target instanceof HTMLAnchorElement) {
          window.open(target.href, '_blank', 'noopener');
        } else {
          target.click();
        }
      }
    }
  };

  const ask = (text: string) => {
    // A question that begins anew, not one with a few letters more or fewer.
    const begun = text.trim();
    if (asked && (begun.length < 2 || begun.charAt(0) !== asked.charAt(0))) {
      setProduct(undefined);
      setKind(undefined);
    }
    setQuestion(text);
    setActive(undefined);
    setStartAt(-1);
    list.current?.scrollTo(0, 0);
  };

  // The best answer is in sight whenever the answers change.
  useEffect(() => {
    if (active === undefined) {
      list.current?.scrollTo(0, 0);
    }
  }, [groups, active]);

  const onChoose = () => {
    rememberSearch(asked);
    onClose();
  };

  const count = addresses.length;
  const status = !asked
    ? ''
    : failed
      ? translate({id: 'docs.search.failed', message: 'Search could not be loaded.'})
      : !loaded
        ? translate({
            id: 'docs.search.loading',
            message: 'Loading the search…',
            description: 'Said to screen readers',
          })
        : !settled
          ? ''
          : count === 0
            ? translate({id: 'docs.search.announceNone', message: 'No results'})
            : translate(
                {
                  id: 'docs.search.announce',
                  message: '{count} results on {pages} pages; use the arrow keys',
                },
                {count: String(count), pages: String(groups.length)},
              );
  const label = translate({id: 'docs.search.title', message: 'Search the documentation'});
  const listId = `${id}list`;
  const language = i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale;
  const activeId = asked
    ? chosen !== undefined && addresses.includes(chosen)
      ? `${id}${addresses.indexOf(chosen)}`
      : undefined
    : startAt >= 0
      ? `${id}${startAt}`
      : undefined;
  const optionId = (at: number) => `${id}${at}`;
  const hasOptions = !failed && (asked ? count > 0 : loaded !== undefined || recent.length > 0);

  return (
    // Escape is the dialog's own; a click beside it is a comfort that the close button offers to everybody.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) {
          onClose();
        }
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.glass}>
            <Icon name="search" size={22} />
          </span>
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded={hasOptions}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            placeholder={translate({
              id: 'docs.search.placeholder',
              message: 'What are you looking for?',
            })}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={120}
            value={question}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {question && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                ask('');
                field.current?.focus();
              }}
            >
              <Translate id="docs.search.clear">Clear</Translate>
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={translate({id: 'docs.search.close', message: 'Close search'})}
            onClick={onClose}
          >
            <span className={styles.escape} />
            <span className={styles.cross}>
              <Icon name="close" />
            </span>
          </button>
        </div>
        <div className={styles.filters}>
          <Chips
            label={translate({id: 'docs.search.filterProduct', message: 'Product'})}
            chosen={product}
            onChoose={(value) => {
              setProduct(value);
              setActive(undefined);
            }}
            chips={getProducts()
              .filter((each) => each.id !== 'null')
              .map((each) => ({id: each.id, label: each.name, icon: each.icon}))}
          />
          <Chips
            label={translate({id: 'docs.search.filterKind', message: 'Kind'})}
            chosen={kind}
            onChoose={(value) => {
              setKind(value);
              setActive(undefined);
            }}
            chips={kindFilters()}
          />
        </div>
        <div ref={list} className={styles.list}>
          {failed ? (
            <div className={styles.empty}>
              <p>
                <Translate id="docs.search.failed">Search could not be loaded.</Translate>
              </p>
              <button type="button" className={styles.action} onClick={retry}>
                <Translate id="docs.search.retry">Try again</Translate>
              </button>
            </div>
          ) : !asked ? (
            <StartScreen
              listId={listId}
              optionId={optionId}
              active={startAt}
              recent={recent}
              loaded={loaded}
              productId={productId}
              onAsk={(text) => {
                ask(text);
                field.current?.focus();
              }}
              onForget={() => {
                forgetSearches();
                setRecent([]);
                setStartAt(-1);
                field.current?.focus();
              }}
              onChoose={onClose}
            />
          ) : count > 0 ? (
            <Results
              listId={listId}
              idOf={(href) => optionId(addresses.indexOf(href))}
              groups={groups}
              question={asked}
              chosen={chosen}
              label={label}
              onChoose={onChoose}
              onPoint={setActive}
            />
          ) : (
            settled && (
              <div className={styles.empty}>
                <p className={styles.emptyTitle}>
                  <Translate id="docs.search.none" values={{question: <q>{asked}</q>}}>
                    {'No results for {question}'}
                  </Translate>
                </p>
                <p>
                  <Translate id="docs.search.noneHint">
                    Try the name of a component or a prop, or fewer words.
                  </Translate>
                </p>
                {(product ?? kind) !== undefined && (
                  <button
                    type="button"
                    className={styles.action}
                    onClick={() => {
                      setProduct(undefined);
                      setKind(undefined);
                      field.current?.focus();
                    }}
                  >
                    <Translate id="docs.search.unfilter">Search everywhere</Translate>
                  </button>
                )}
              </div>
            )
          )}
        </div>
        <div className={styles.foot}>
          <span className={styles.hints} aria-hidden="true">
            {/* Drawn: not every font has arrows. */}
            <kbd>
              <Icon name="arrowUp" size={12} />
            </kbd>
            <kbd className={styles.down}>
              <Icon name="arrowUp" size={12} />
            </kbd>
            <Translate id="docs.search.hintMove">to move</Translate>
            <kbd>
              <Icon name="enter" size={12} />
            </kbd>
            <Translate id="docs.search.hintOpen">to open</Translate>
          </span>
          <span>
            {loaded?.index.covers === 'names' ? (
              <Translate id="docs.search.coversNames">
                Development mode: names and headings only, no full text
              </Translate>
            ) : (
              <Translate
                id="docs.search.coversAll"
                values={{version: loaded?.index.version ?? '…', language}}
              >
                {'MUI X {version} in {language}'}
              </Translate>
            )}
          </span>
        </div>
        <div role="status" className={styles.status}>
          {open ? status : ''}
        </div>
      </div>
    </dialog>
  );
}

/** Filters of which one or none is chosen. */
function Chips<Id extends string>({
  label,
  chips,
  chosen,
  onChoose,
}: {
  label: string;
  chips: {id: Id; label: string; icon?: Parameters<typeof Icon>[0]['name']}[];
  chosen: string | undefined;
  onChoose: (id: Id | undefined) => void;
}): ReactNode {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={clsx(styles.chip, chip.icon && styles.chipProduct)}
          aria-pressed={chosen === chip.id}
          data-ga-event-category="search"
          data-ga-event-action="filter"
          data-ga-event-label={chip.id}
          onClick={() => onChoose(chosen === chip.id ? undefined : chip.id)}
        >
          {chip.icon && <Icon name={chip.icon} size={16} />}
          {chip.label}
        </button>
      ))}
    </div>
  );
}
