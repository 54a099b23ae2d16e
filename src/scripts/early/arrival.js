if (performance.getEntriesByType("navigation")[0]?.type == "navigate" && document.referrer.startsWith(location.origin + "/"))
  document.documentElement.dataset.arrived = "inside";
