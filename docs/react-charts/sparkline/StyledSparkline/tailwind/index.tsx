import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

export default function StyledSparkline() {
  return (
    // #region preview
    <section className="box-border w-65 rounded-xl border border-solid border-slate-300 p-4 dark:border-slate-700">
      <p className="m-0 text-sm">Guests this week</p>
      <p className="m-0 text-2xl">398</p>
      <SparkLineChart
        className="[&_.MuiAreaElement-root]:[fill-opacity:0.2] [&_.MuiLineElement-root]:[stroke-width:3px]"
        title="Guests per day of this week"
        data={[42, 38, 45, 51, 47, 83, 92]}
        area
        height={60}
      />
    </section>
    // #endregion
  );
}
