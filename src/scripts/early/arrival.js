{
  const [visit] = performance.getEntriesByType("navigation");
  const fromThisSite = document.referrer.startsWith(`${location.origin}/`);
  if (visit?.type === "navigate" && fromThisSite)
    document.documentElement.dataset.arrived = "inside";
}
