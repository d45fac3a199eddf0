import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {codeStylingStore} from '@site/src/settings/codeStylingStore';
import {codeVariantStore} from '@site/src/settings/codeVariantStore';
import type {DemoMeta, DemoStyling, DemoVariant} from '@site/plugins/demos/shared';
import styles from './Demo.module.css';

interface DemoToolbarProps {
  demo: DemoMeta;
  styling: DemoStyling;
  variant: DemoVariant;
  open: boolean;
  hasPreview: boolean;
  codeId: string;
  onToggle: () => void;
}

/** The bar between a running demo and its source. */
export default function DemoToolbar({
  demo,
  styling,
  variant,
  open,
  hasPreview,
  codeId,
  onToggle,
}: DemoToolbarProps): ReactNode {
  const stylingNames: Record<DemoStyling, string> = {
    system: translate({id: 'docs.demo.stylingSystem', message: 'MUI System'}),
    css: translate({id: 'docs.demo.stylingCss', message: 'Plain CSS'}),
    tailwind: translate({id: 'docs.demo.stylingTailwind', message: 'Tailwind CSS'}),
  };
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={translate({id: 'docs.demo.toolbar', message: 'demo source'})}
    >
      <button
        type="button"
        className={styles.textButton}
        aria-expanded={open}
        aria-controls={codeId}
        onClick={onToggle}
      >
        {open ? (
          hasPreview ? (
            <Translate id="docs.demo.collapse">Collapse code</Translate>
          ) : (
            <Translate id="docs.demo.hide">Hide code</Translate>
          )
        ) : hasPreview ? (
          <Translate id="docs.demo.expand">Expand code</Translate>
        ) : (
          <Translate id="docs.demo.show">Show code</Translate>
        )}
      </button>
      <span className={styles.variants}>
        {(['JS', 'TS'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.textButton}
            aria-pressed={variant === one}
            aria-label={
              one === 'JS'
                ? translate({id: 'docs.demo.showJs', message: 'Show JavaScript source'})
                : translate({id: 'docs.demo.showTs', message: 'Show TypeScript source'})
            }
            onClick={() => codeVariantStore.set(one)}
          >
            {one}
          </button>
        ))}
      </span>
      {demo.stylings.length > 1 && (
        <select
          className={styles.select}
          aria-label={translate({id: 'docs.demo.styling', message: 'Styling'})}
          value={styling}
          onChange={(event) => codeStylingStore.set(event.target.value as DemoStyling)}
        >
          {demo.stylings.map((one) => (
            <option key={one} value={one}>
              {stylingNames[one]}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
