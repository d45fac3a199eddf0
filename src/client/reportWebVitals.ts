/** One page load in ten thousand is measured. */
const SHARE = 0.0001;

/** Reports how fast the page was, with every metric, for the few page loads that are drawn; the others load nothing for it. */
export async function reportWebVitals(
  sendFields: (name: string, fields: Record<string, unknown>) => void,
  draw: number,
): Promise<void> {
  if (draw > SHARE) {
    return;
  }
  const {onCLS, onFCP, onINP, onLCP, onTTFB} = await import(
    /* webpackChunkName: "web-vitals" */ 'web-vitals'
  );
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({name, id, value, delta}) =>
      sendFields(name, {
        value: delta,
        metric_label: 'Web Vitals',
        metric_value: value,
        metric_delta: delta,
        metric_id: id,
      }),
    );
  }
}
