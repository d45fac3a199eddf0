import {useEffect, useState, type CSSProperties, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import {guideKey, type GuideLoaders} from '@site/plugins/demo-catalog/shared';
import type {DemoMeta} from '@site/plugins/demos/shared';
import {getProduct, type ProductName} from '../../../../site/products/shared';
import {Icon} from '../../common/Icon/Icon';
import DemoStage from '../DemoStage';
import styles from './DemoThumbnail.module.css';

/** Height of the thumbnail in pixels, the same as in the style sheet. */
const HEIGHT_PX = 220;
/** Space around the demo, in pixels before scaling. */
const PADDING_PX = 24;

interface DemoThumbnailProps {
  product: ProductName;
  /** Path of the guide: `/x/react-charts/bars/`. */
  guidePath: string;
  name: string;
  /** The `height` of the demo's tag. */
  height?: number | undefined;
  /** `true` if the demo runs in an iframe. */
  isInIframe?: boolean | undefined;
  /** `true` while the demo should run. Otherwise, the icon of its product is shown. */
  isLive: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Returns a demo while it should run. */
function useLiveDemo({
  product,
  guidePath,
  name,
  isLive,
}: Omit<DemoThumbnailProps, 'className' | 'ref'>): DemoMeta | undefined {
  const [demo, setDemo] = useState<DemoMeta>();
  const isMissing = isLive && demo?.name !== name;
  useEffect(() => {
    let active = true;
    const load = async () => {
      const {default: guides} = await (import(
        `@generated/demo-catalog/default/loaders/${product}.js`
      ) as Promise<{default: GuideLoaders}>);
      // The demos of a guide share a chunk. In `npm start`, there are none.
      const demos = await guides[guideKey(guidePath)]?.();
      if (active) {
        setDemo(demos?.default[name]);
      }
    };
    if (isMissing) {
      // If it fails, the icon stays; the next time that the demo should run, it's loaded again.
      load().catch(() => undefined);
    }
    return () => {
      active = false;
    };
  }, [product, guidePath, name, isMissing]);
  return isLive && !isMissing ? demo : undefined;
}

/** Returns how much to reduce a demo of this height, so most of it is visible and legible. */
const getScale = (height: number): number =>
  Math.min(0.6, Math.max(0.4, HEIGHT_PX / (height + PADDING_PX)));

/** Renders a reduced demo, which users can't operate. */
export default function DemoThumbnail({className, ref, ...props}: DemoThumbnailProps): ReactNode {
  const {product, isLive, isInIframe = false} = props;
  const demo = useLiveDemo(props);
  const height = props.height ?? demo?.height ?? 0;
  return (
    <div
      ref={ref}
      className={clsx(styles.thumbnail, className)}
      data-live={isLive || undefined}
      aria-hidden
      inert
    >
      {demo ? (
        <div className={styles.scaled} style={{'--scale': getScale(height)} as CSSProperties}>
          <DemoStage
            demo={demo}
            styling={demo.stylings[0]!}
            isNear
            height={height}
            runKey={0}
            focusRef={null}
            isInIframe={isInIframe}
          />
        </div>
      ) : (
        <Icon name={getProduct(product).icon} size={48} />
      )}
    </div>
  );
}
