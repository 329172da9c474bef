import Changed

struct DownloadLog: Delegate {}
