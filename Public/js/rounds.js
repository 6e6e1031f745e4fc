// A file that is chosen is read into the field beside it, where one sees what will be taken.

document.getElementById("live-page").addEventListener("change", async ({ target }) => {
  const field = document.getElementById(target.dataset.fill ?? "");
  const file = target.files?.[0];
  if (!field || !file) return;
  field.value = await file.text();
  field.focus();
});
