Nor does this.
