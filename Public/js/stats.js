// Draws the figures from their tables, after the first paint. A drawing says nothing that its table does not;
// a click on a part of it goes where the table's row leads.

/** @import { Colours, ECharts, FigureRow, Hit, Theirs } from "types/pages.d.ts" */

const figures = document.querySelector(".figures");
const plots = [...document.querySelectorAll(".plot")];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
/** @type {Theirs[]} */
let charts = [];

function colours() {
  const style = getComputedStyle(document.documentElement);
  const names = ["accent", "success", "text", "secondary", "divider", "raised", "surface"];
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
}

/** @param {Known} plot @returns {FigureRow[]} */
function rows(plot) {
  return [
    .../** @type {Iterable<Known & { cells: Iterable<Element> & Element[] }>} */ (
      document.querySelectorAll(`#${plot.dataset.table} tbody tr`)
    ),
  ].map((row) => ({
    name: row.cells[0].textContent,
    short: row.dataset.short,
    cells: [...row.cells].slice(1).map((cell) => cell.textContent),
    amounts: row.dataset.amounts.split(" ").map((/** @type {string} */ amount) => (amount === "" ? null : Number(amount))),
    href: row.querySelector("a")?.href,
  }));
}

/** @param {Known} plot */
const titles = (plot) => [...document.querySelectorAll(`#${plot.dataset.table} thead th`)].map((cell) => cell.textContent);

/**
 * No markup of ours or of a title's: a bare text on the canvas.
 * @param {FigureRow[]} all @param {Colours} colour
 */
const tip = (all, colour) => ({
  renderMode: "richText",
  backgroundColor: colour.surface,
  borderColor: colour.divider,
  textStyle: { color: colour.text, fontSize: 12 },
  formatter: (/** @type {Hit} */ { dataIndex, data }) => {
    const row = all[data?.row ?? dataIndex];
    return `${row.name}: ${row.cells.join(", ")}`;
  },
});

/** @param {FigureRow[]} all @param {Colours} colour @param {boolean} [isShare] */
function axes(all, colour, isShare) {
  const words = { color: colour.secondary, fontSize: 12 };
  return {
    grid: { left: 8, right: 12, top: 16, bottom: 8, containLabel: true },
    xAxis: {
      type: "category",
      data: all.map((row) => row.short),
      axisLabel: { ...words, hideOverlap: true },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colour.divider } },
    },
    yAxis: {
      type: "value",
      minInterval: 1,
      max: isShare ? 100 : undefined,
      axisLabel: { ...words, formatter: isShare ? "{value} %" : "{value}" },
      splitLine: { lineStyle: { color: colour.divider } },
    },
  };
}

/** @type {{ [name: string]: (all: FigureRow[], colour: Colours, plot: Known) => object }} */
const drawings = {
  /** @param {FigureRow[]} all @param {Colours} colour */
  bars: (all, colour) => ({
    ...axes(all, colour),
    series: [
      {
        type: "bar",
        data: all.map((row) => row.amounts[0]),
        itemStyle: { color: colour.accent, borderRadius: [4, 4, 0, 0] },
        barMaxWidth: 32,
      },
    ],
  }),
  /** @param {FigureRow[]} all @param {Colours} colour */
  line: (all, colour) => ({
    ...axes(all, colour),
    series: [
      { type: "line", data: all.map((row) => row.amounts[0]), symbolSize: 8, itemStyle: { color: colour.accent }, lineStyle: { width: 2 } },
    ],
  }),
  /** @param {FigureRow[]} all @param {Colours} colour */
  curve: (all, colour) => ({
    ...axes(all, colour, true),
    series: [
      {
        type: "line",
        connectNulls: true,
        data: all.map((row) => row.amounts[0]),
        symbolSize: 8,
        itemStyle: { color: colour.accent },
        lineStyle: { width: 2 },
      },
    ],
  }),
  /** @param {FigureRow[]} all @param {Colours} colour @param {Known} plot */
  levels: (all, colour, plot) => {
    const { xAxis, yAxis, grid } = axes(all, colour, true);
    const series = titles(plot)
      .slice(1)
      .map((name, place) => ({
        type: "bar",
        name,
        barMaxWidth: 12,
        data: all.map((row) => row.amounts[place]),
        itemStyle: { color: place ? colour.success : colour.accent, borderRadius: [0, 4, 4, 0] },
      }));
    return {
      grid: { ...grid, left: 16, right: 24, top: series.length > 1 ? 32 : 8 },
      xAxis: yAxis,
      yAxis: {
        ...xAxis,
        inverse: true,
        axisLabel: {
          ...xAxis.axisLabel,
          hideOverlap: false,
          interval: 0,
          width: Math.min(208, plot.clientWidth * 0.4),
          overflow: "truncate",
        },
      },
      legend:
        series.length > 1
          ? { top: 0, right: 0, textStyle: { color: colour.secondary, fontSize: 12 }, itemWidth: 12, itemHeight: 8 }
          : undefined,
      series,
    };
  },
  /** @param {FigureRow[]} all @param {Colours} colour @param {Known} plot */
  year: (all, colour, plot) => {
    const weeks = plot.clientWidth < 560 ? 22 : 53;
    const { today } = figures.dataset;
    const first = new Date(Date.parse(today) - (weeks * 7 - 1) * 86_400_000).toISOString().slice(0, 10);
    return {
      calendar: {
        range: [first, today],
        left: 40,
        right: 8,
        top: 24,
        bottom: 8,
        cellSize: ["auto", "auto"],
        itemStyle: { color: colour.raised, borderColor: colour.surface, borderWidth: 2 },
        splitLine: { show: false },
        dayLabel: { firstDay: 1, color: colour.secondary, nameMap: ["", "Mon", "", "Wed", "", "Fri", ""] },
        monthLabel: { color: colour.secondary },
        yearLabel: { show: false },
      },
      visualMap: {
        show: false,
        type: "piecewise",
        dimension: 1,
        pieces: [1, 2, 3, 4].map((level) => ({ value: level, colorAlpha: 0.25 * level, color: colour.accent })),
      },
      series: [
        {
          type: "heatmap",
          coordinateSystem: "calendar",
          data: all.map((row, place) => ({ row: place, value: [row.short, row.amounts[1]] })),
        },
      ],
    };
  },
};

/** @param {ECharts} echarts */
function draw(echarts) {
  for (const chart of charts) chart.dispose();
  const colour = colours();
  charts = plots.map((plot) => {
    const all = rows(plot);
    const chart = echarts.init(plot, null, { renderer: "canvas" });
    chart.setOption({
      animation: !calm.matches,
      animationDuration: 180,
      textStyle: { fontFamily: getComputedStyle(document.body).fontFamily },
      tooltip: tip(all, colour),
      ...drawings[plot.dataset.drawing](all, colour, plot),
    });
    chart.on("click", (/** @type {Hit} */ { dataIndex, data }) => {
      const href = all[data?.row ?? dataIndex]?.href;
      if (href) location.assign(href);
    });
    return chart;
  });
}

/** @param {boolean} isDrawn */
function settle(isDrawn) {
  for (const table of document.querySelectorAll(".as-table")) {
    table.open = !isDrawn;
    table.dataset.settled = "";
  }
  if (!isDrawn) for (const plot of plots) plot.classList.add("none");
}

async function begin() {
  let echarts;
  try {
    ({ echarts } = await import(figures.dataset.charts));
    draw(echarts);
    settle(true);
  } catch {
    // Without the library the tables say it all.
    settle(false);
    return;
  }
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    draw(echarts);
  });
  dark.addEventListener("change", () => draw(echarts));
  new MutationObserver(() => draw(echarts)).observe(document.documentElement, { attributeFilter: ["data-theme"] });
}

if (plots.length) requestAnimationFrame(() => setTimeout(begin));
