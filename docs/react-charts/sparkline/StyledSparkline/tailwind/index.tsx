import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const orders = [42, 38, 45, 51, 47, 83, 92];
const area = '[&_.MuiAreaElement-root]:[fill-opacity:0.2]';
const line = '[&_.MuiLineElement-root]:[stroke-width:3px]';

export default function StyledSparkline() {
  return (
    <section className="box-border w-65 rounded-xl border border-solid border-slate-300 p-4 dark:border-slate-700">
      <p className="m-0 text-sm">Orders this week</p>
      <p className="m-0 text-2xl">398</p>
      <SparkLineChart
        className={`${area} ${line}`}
        title="Orders per day of this week"
        data={orders}
        area
        height={60}
      />
    </section>
  );
}
// #endregion
