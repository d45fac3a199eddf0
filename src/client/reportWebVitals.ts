/** The share of page loads that are measured. */
const SAMPLE_RATE = 0.0001;

/**
 * Reports all web vitals of a page load, for the sampled share. Other page loads don't load the
 * library.
 */
export async function reportWebVitals(
  sendFields: (name: string, fields: Record<string, unknown>) => void,
  random: number,
): Promise<void> {
  if (random > SAMPLE_RATE) {
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
