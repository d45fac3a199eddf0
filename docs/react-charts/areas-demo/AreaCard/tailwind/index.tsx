import * as React from 'react';
import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';

// #region preview
const years = ['2018', '2019', '2020', '2021', '2022', '2023', '2024'];
const members = [520, 610, 655, 720, 815, 930, 1040];

export default function AreaCard() {
  const id = React.useId();

  return (
    <section className="mx-auto w-full max-w-80 overflow-hidden rounded-xl border border-solid border-slate-300 dark:border-slate-700">
      <div className="px-5 pt-5">
        <p className="m-0 text-sm text-slate-600 dark:text-slate-300">
          Members of the observatory
        </p>
        <p className="m-0 text-4xl">
          1,040 <span className="ms-1 text-sm font-semibold">up 12% in a year</span>
        </p>
      </div>
      <LineChart
        title="Members per year"
        hideLegend
        xAxis={[{data: years, scaleType: 'point', position: 'none'}]}
        yAxis={[{position: 'none', min: 300}]}
        series={[
          {
            data: members,
            label: 'Members',
            area: true,
            baseline: 'min',
            showMark: false,
            color: '#3f9d67',
          },
        ]}
        sx={{[`& .${areaElementClasses.root}`]: {fill: `url(#${id})`}}}
        margin={{top: 8, bottom: 0, left: 0, right: 0}}
        height={120}
      >
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor="#3f9d67" stopOpacity={0.5} />
          <stop offset="100%" stopColor="#3f9d67" stopOpacity={0} />
        </linearGradient>
      </LineChart>
    </section>
  );
}
// #endregion
