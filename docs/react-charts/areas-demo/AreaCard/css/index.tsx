import * as React from 'react';
import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';
import './styles.css';

// #region preview
// Hidden axes and no margin at the sides and the bottom
const hidden = {position: 'none', domainLimit: 'strict'} as const;
const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
const xAxis = [{...hidden, data: years, valueFormatter: String}];
const yAxis = [{...hidden, min: 0}];
const margin = {top: 8, bottom: 0, left: 0, right: 0};
const series = [
  {
    data: [520, 610, 655, 720, 815, 930, 1040],
    label: 'Members',
    area: true,
    showMark: false,
    color: '#3f9d67',
  },
];
// #endregion

export default function AreaCard() {
  const id = React.useId();
  const sx = React.useMemo(
    () => ({[`& .${areaElementClasses.root}`]: {fill: `url(#${id})`}}),
    [id],
  );

  return (
    <section className="card">
      <div className="head">
        <p className="label">Members</p>
        <p className="figure">
          1,040 <span className="change">up 12% in a year</span>
        </p>
      </div>
      <LineChart
        title="Members by year, from 2019 to 2025"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        sx={sx}
        margin={margin}
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
